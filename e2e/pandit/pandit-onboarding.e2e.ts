import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { cuts } from '../answers.ts';
import { faultsOf } from '../axe.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { serverAnswers, serverBreaks, serverRefuses } from '../faults.ts';
import { newFamily, newBooking, newPandit, newPriest, review, windowOf, type Person } from '../made.ts';
import { demo, PASSWORD, told, tokenOf } from '../people.ts';
import { reader } from '../plain.ts';

/** A new pandit's stages, what is asked of him, and his account in his own hands. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const acharya = async () => (await call('GET /auth/me', {}, await tokenOf(demo.acharya, demo.password))).user;
const onProfile = async (person: Person, screen = phoneScreen) => {
  const opened = await windowOf(person, screen);
  await opened.page.goto('/pandit/profile');
  await button(opened.page, 'Edit: Languages').waitFor();
  return opened;
};

/** Guided by the acharya of the demo, with an end this many days from today in India. */
const guided = async (person: Person, status: 'evaluation' | 'training_required', days: number) =>
  review(person.id, status, {
    acharyaId: (await acharya())._id,
    trainingPeriod: addDays(dayAt(asInstant(Date.now())), days),
  });

test('each stage has its step, its part of the way and its message', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit);
  const stands = async (percent: string, step: string, ...sentences: string[]) => {
    await page.reload();
    for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
    expect(await page.getByRole('progressbar').getAttribute('value')).toBe(percent);
    expect(await page.locator('[aria-current=step]').textContent()).toContain(step);
    // the parts around it are the same at each stage, and looked at in screens.e2e.ts
    expect(await faultsOf(page, undefined, '[aria-labelledby=onboarding-title]')).toEqual([]);
  };
  const steps = async () =>
    (await page.locator('ol').first().getByRole('listitem').allTextContents()).map((text) => text.split(' (')[0]);
  await stands('25', 'Admin Review', 'Pending with Admin', 'within 24 hours');
  expect(await steps()).toEqual(['Registration', 'Admin Review', 'Evaluation', 'Training', 'Active']);

  await guided(pandit, 'evaluation', 3);
  await stands('50', 'Evaluation', 'Evaluation Required', 'within 3 days', (await acharya()).name);
  await guided(pandit, 'evaluation', 0);
  await stands('50', 'Evaluation', 'by Today');
  await guided(pandit, 'training_required', 0);
  // an end is never set in the past: it gets there by waiting
  const profile = await call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit.token);
  const over = { ...profile, trainingPeriod: addDays(dayAt(asInstant(Date.now())), -1) };
  const mend = await serverAnswers('GET /user/get-user/:userId', over);
  await stands('75', 'Training', 'Training Required', 'passed. Please contact your admin');
  await mend();
  await review(pandit.id, 'rejected');
  await stands('60', 'Rejected', 'contact support', 'Known in Puri.');
  expect((await steps()).at(-1)).toBe('Rejected');
  await review(pandit.id, 'approved');
  await stands('100', 'Active', 'You are approved. Families cannot book you yet', 'Declare your free days');
  expect(await page.getByText('You are available for booking').count()).toBe(0);
  // of all that families look at nothing is there
  await page.getByText('5 things still missing').waitFor();
  expect(await page.getByText(/100\s?%/).count()).toBe(0);
});

test('who is available for booking is told so, and only the stages that were passed have a tick', async () => {
  const { page } = await onProfile(await newPandit());
  await page.getByText('You are available for booking').click();
  const ticks = await page.locator('ol').first().getByRole('listitem').filter({ hasText: '(done)' }).allTextContents();
  expect(ticks.map((text) => text.split(' (')[0])).toEqual(['Registration', 'Admin Review', 'Active']);
});

test('a training is accepted once, however often it is pressed', async () => {
  const pandit = await newPriest();
  await guided(pandit, 'training_required', 7);
  const { page } = await onProfile(pandit);
  const mend = await serverBreaks('POST /user/update-training-acceptance');
  await button(page, 'Accept training').click();
  await told(page, 'Error: Your answer could not be saved.');
  await mend();
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && request.url().includes('/pandit/dashboard.data') && sent.push(request.url()),
  );
  await button(page, 'Accept training').dblclick();
  await told(page, 'Training Request Accepted');
  expect(await button(page, 'Accept training').count()).toBe(0);
  expect(sent).toHaveLength(1);
  await page.reload();
  await page.getByText('Training Request Accepted').waitFor();
});

test('a training is rejected after a second thought', async () => {
  const pandit = await newPriest();
  await guided(pandit, 'training_required', 7);
  const { page } = await onProfile(pandit);
  await button(page, 'Reject training').click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Accept training').waitFor();
  await button(page, 'Reject training').click();
  await dialog(page).getByRole('button', { name: 'Reject training' }).dblclick();
  await told(page, 'Training Request Rejected');
  const { trainingAccepted } = await call(
    'GET /user/get-user/:userId',
    { params: { userId: pandit.id } },
    pandit.token,
  );
  expect(trainingAccepted).toBe('rejected');
});

test('what does not come, or is not kept, is said, and trying again helps', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit);
  await button(page, 'Edit: Address').click();
  await page.getByLabel('Pincode').fill('752110');
  const saysOnSaving = async (sentence: string) => {
    await button(page, 'Save').click();
    await expect.poll(() => page.locator('form').getByRole('alert').textContent()).toBe(sentence);
  };
  const mendSaving = await serverBreaks('POST /user/update-profile');
  await saysOnSaving('Failed to update profile');
  await mendSaving();
  const mendLine = await cuts(page, '**/pandit/profile.data*');
  await saysOnSaving(
    'Failed to update profile. No response from server. Please check your internet connection. What you wrote is still here.',
  );
  await mendLine();
  await button(page, 'Save').click();
  await button(page, 'Edit: Address').waitFor();

  const refusals = [
    ['Network error occurred', 'unexpected'],
    ['Profile not found.', 'person_unknown'],
    ['Authentication failed. Please login again.', 'session_over'],
    ['Request timeout. Please check your connection.', 'overloaded'],
  ] as const;
  const onPaper = await reader(pandit);
  for (const [sentence, code] of refusals) {
    const mend = await serverRefuses('GET /user/get-user/:userId', code, 'In its own words.');
    const { document } = await onPaper.open('/pandit/profile');
    expect(document.querySelector('[role=alert] p')?.text).toBe(sentence);
    await mend();
  }
  const mend = await serverRefuses('GET /user/get-user/:userId', 'overloaded', 'In its own words.');
  await page.reload();
  await page.getByRole('heading', { name: 'Unable to Load Profile' }).waitFor();
  expect(await page.getByRole('alert').getByRole('paragraph').textContent()).toBe(refusals[3][0]);
  await mend();
  await button(page, 'Retry').click();
  await page.getByText('752110').waitFor();

  await button(page, 'Edit: Address').click();
  await call('POST /user/sign-out-everywhere', { body: {} }, pandit.token);
  await saysOnSaving('Authentication failed. Please login again.');
});

test('an account with a booking ahead leads to the bookings; its password and its end are in his own hands', async () => {
  const pandit = await newPandit();
  await newBooking(await newFamily(), pandit, 0);
  const { page } = await onProfile(pandit, desk);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-.+\.json$/);

  await button(page, 'Delete account').click();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Delete my account' }).dblclick();
  await page.getByText('You have a booking that is not over yet.').waitFor();
  await dialog(page).locator('a').click();
  await page.waitForURL('**/pandit/bookings');

  await page.goto('/pandit/profile');
  await button(page, 'Change password').click();
  const type = async (current: string) => {
    await dialog(page).getByLabel('Current password').fill(current);
    await dialog(page).getByLabel('New password', { exact: true }).fill('kewda-27');
    await dialog(page).getByLabel('Confirm new password').fill('kewda-27');
    await dialog(page).getByRole('button', { name: 'Change password' }).dblclick();
  };
  await type('not-this-one');
  await page.getByText('This is not your current password.').waitFor();
  await type(PASSWORD);
  await told(page, 'Your password has been changed. Other devices have been signed out.');

  await button(page, 'Sign out everywhere').click();
  await dialog(page).getByRole('button', { name: 'Sign out' }).dblclick();
  await page.waitForURL('**/login*');
  expect(await tokenOf(pandit.phone, 'kewda-27')).toBeTruthy();
});

test('a new pandit who leaves is gone, unsaved words or not', async () => {
  const pandit = await newPriest();
  const { page } = await onProfile(pandit);
  await button(page, 'Edit: Address').click();
  await page.getByLabel('Pincode').fill('752110');
  await button(page, 'Delete account').click();
  await dialog(page).getByLabel('Your password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL('**/login?*');
  await told(page, 'Your account has been deleted.');
  await expect(tokenOf(pandit.phone)).rejects.toThrow('The phone number or the password is not right.');
});

test('who is paused reads it on the open dashboard and among the free days, with the reason, and when it is over', async () => {
  const pandit = await newPandit();
  const office = await tokenOf(demo.admin, demo.password);
  const decide = async (key: 'POST /admin/people/stop' | 'POST /admin/people/restore', more: object) => {
    const { __v } = await call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, office);
    const body = { personId: pandit.id, __v, reason: 'Two families waited in vain.', ...more };
    // `more` has what each of the two wants besides
    await call(key, { body } as never, office);
  };
  const [{ page: dashboard }, { page: days }, { page: profile }] = (await Promise.all(
    ['/pandit/dashboard', '/pandit/availability', '/pandit/profile'].map(async (path) => {
      const opened = await windowOf(pandit, phoneScreen);
      const listens = opened.page.waitForRequest(/\/api\/events\b/);
      await opened.page.goto(path);
      await listens;
      return opened;
    }),
  )) as [
    Awaited<ReturnType<typeof windowOf>>,
    Awaited<ReturnType<typeof windowOf>>,
    Awaited<ReturnType<typeof windowOf>>,
  ];
  await decide('POST /admin/people/stop', { status: 'paused', fates: [] });
  for (const page of [dashboard, days, profile]) {
    await page.getByText('You are paused: families cannot book you for now').waitFor();
    await page.getByText('Two families waited in vain.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  }
  await decide('POST /admin/people/restore', {});
  for (const page of [dashboard, days, profile])
    await page.getByText('You are paused: families cannot book you for now').waitFor({ state: 'detached' });
  await review(pandit.id, 'rejected');
  await dashboard.locator('[aria-current=step]', { hasText: 'Rejected' }).waitFor();
  await days.getByText('Your registration was rejected.').waitFor();
});
