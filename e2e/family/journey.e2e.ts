import { expect, test } from 'vitest';
import { desk, phone as phoneScreen, picture, visitor } from '../browser.ts';
import { demo, newPhone, registerPandit, signIn, signUp, told } from '../people.ts';

/** The product's main job, from two sign-ups to a confirmed booking, by four people in four windows. */
test('a family finds a new pandit, pays his advance and has its puja confirmed', async () => {
  const tag = newPhone().slice(-4);
  const panditName = `Pt. Nilamani Hota ${tag}`;
  const panditPhone = newPhone();
  const familyPhone = newPhone();
  const day = inDays(30);

  const { page: pandit } = await visitor(phoneScreen);
  await registerPandit(pandit, panditName, panditPhone);
  await signIn(pandit, panditPhone);
  // a pending pandit sees the onboarding first
  await pandit.waitForURL('**/pandit/profile');
  await pandit.getByText('Pending with Admin').first().waitFor();
  await picture(pandit, 'pandit-onboarding');

  const { page: admin } = await visitor(desk);
  await signIn(admin, demo.admin, demo.password);
  await admin.goto('/admin/pandits');
  await admin.getByPlaceholder('Search pandits by name, email or phone...').fill(panditPhone);
  await admin.getByRole('link', { name: new RegExp(`View Details.*${tag}`) }).click();
  const details = admin.getByRole('dialog');
  await details.getByText(panditName).first().waitFor();
  await picture(admin, 'admin-reviews');
  await details.getByLabel(/action/i).selectOption('approved');
  await details.getByLabel('Approve it all the same').check();
  await details.getByLabel(/comment/i).fill('Known in Puri for many years.');
  await details.getByRole('button', { name: /Submit|Update/ }).click();
  await told(admin, 'Success: Pandit status updated to approved.');
  await picture(admin, 'admin-approved');

  await pandit.goto('/pandit/profile');
  await pandit.getByText('You are approved. Families cannot book you yet').waitFor();
  await pandit.getByRole('button', { name: 'Edit: Rituals & Services' }).click();
  await pandit.getByLabel('Ritual', { exact: true }).selectOption({ label: 'Satyanarayan Puja' });
  // less than anybody else asks, so that he comes first however many are free
  await pandit.getByLabel('Price in rupees').fill('700');
  await pandit.getByLabel('Years of experience').fill('14');
  await pandit.getByRole('button', { name: 'Save', exact: true }).click();
  await told(pandit, 'Profile updated successfully!');
  await pandit.getByRole('button', { name: 'Edit: Address' }).click();
  await pandit.getByLabel('District').selectOption('Puri');
  await pandit.getByRole('button', { name: 'Save', exact: true }).click();
  await pandit.getByText('Puri', { exact: true }).waitFor();
  await picture(pandit, 'pandit-rituals');
  await pandit.getByRole('link', { name: 'Availability' }).click();
  await pandit.getByLabel('From Date').fill(day);
  await pandit.getByLabel('To Date').fill(day);
  await pandit.getByRole('button', { name: 'Declare availability' }).click();
  await told(pandit, 'Availability declared successfully!');
  await picture(pandit, 'pandit-days');

  const { page: family } = await visitor(desk);
  await signUp(family, 'Mamata Sahoo', familyPhone);
  await signIn(family, familyPhone);
  await family.waitForURL('**/services');
  await picture(family, 'services');
  await family.goto('/home');
  await family.getByLabel('Ritual').selectOption({ label: 'Satyanarayan Puja' });
  await family.getByLabel('Date').fill(day);
  await family.getByRole('button', { name: 'Search Pandits' }).click();
  await family.waitForURL('**/find-pandit?*');
  const card = family.getByRole('article').filter({ hasText: panditName });
  await card.getByText('₹700').waitFor();
  await picture(family, 'search');
  await card
    .getByRole('link', { name: /Book Now|Book / })
    .or(card.getByRole('button', { name: /Book/ }))
    .first()
    .click();
  const dialog = family.getByRole('dialog', { name: 'Booking Information' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByText('Please enter the place of Puja.').waitFor();
  await picture(family, 'booking-dialog');
  await dialog.getByLabel('Place Of Puja').fill('Plot 7, Saheed Nagar, Bhubaneswar');
  await dialog.getByLabel(/Preferred start time/).fill('09:00');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await told(family, 'Booking request sent successfully to Pandit. Please wait for a reply.');
  await family.waitForURL('**/my-bookings');
  await family.getByText('Pending with Pandit', { exact: true }).waitFor();
  await picture(family, 'asked');

  await pandit.getByRole('link', { name: 'Bookings' }).click();
  await pandit.getByRole('button', { name: 'Request Payment' }).click();
  await pandit.getByRole('button', { name: 'Send payment request' }).click();
  const refused = pandit.getByText('Please enter a valid positive amount for payment request.');
  await refused.waitFor();
  await picture(pandit, 'advance-dialog');
  await pandit.getByLabel('Advance in rupees').fill('500');
  // the button moves up as its sentence goes: a press that begins before would end beside it
  await refused.waitFor({ state: 'hidden' });
  await pandit.getByRole('button', { name: 'Send payment request' }).click();
  await told(pandit, 'Payment request sent to user. Waiting for payment.');
  await picture(pandit, 'advance-requested');

  // the family's page hears of it without a reload
  await family.getByText('Payment Requested', { exact: true }).waitFor();
  await picture(family, 'to-pay');
  await family.getByRole('button', { name: /Pay ₹\s?500/ }).click();
  const checkout = family.frameLocator('iframe');
  await checkout.getByRole('button', { name: /^Pay/ }).waitFor();
  await picture(family, 'checkout');
  await checkout.getByRole('button', { name: /^Pay/ }).click();
  await told(family, 'Payment verified and successful!');
  await family.getByText('Waiting for Pandit to Accept', { exact: true }).waitFor();
  await picture(family, 'paid');

  await pandit.reload();
  await pandit.getByText('Advance payment done by user. Be ready for puja!').waitFor();
  await pandit.getByRole('button', { name: 'Accept' }).click();
  await pandit.getByRole('button', { name: 'Accept now' }).click();
  await told(pandit, 'Booking accepted! Kindly be ready for the puja.');
  await picture(pandit, 'accepted');

  await family.getByText('Confirmed by Pandit', { exact: true }).waitFor();
  await picture(family, 'confirmed');
  expect(await family.getByText('₹200 to pay').count()).toBe(1);
});

/** A day from today in India. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);
}
