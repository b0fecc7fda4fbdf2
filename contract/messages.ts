/**
 * Every sentence the server can say, by code. The server sends the code and this English;
 * a page translates by code (`web/i18n`). Sentences in the specifications stand here word for word.
 * `{name}` is filled in with a value that is sent along.
 */
export const messages = {
  ok: 'Done.',

  // fields
  required: 'This field is required.',
  invalid: 'This value is not valid.',
  unknown_field: 'This field is not known here.',
  too_long: 'This is too long.',
  name_required: 'Name is required',
  phone_required: 'Phone number is required',
  phone_digits: 'Phone number must be 10 digits',
  phone_valid_required: 'Valid 10-digit phone number required',
  otp_required: 'OTP is required',
  otp_digits: 'OTP must be 6 digits',
  password_required: 'Password is required',
  password_short: 'Password must be at least 6 characters',
  password_common: 'This password is one of the most common ones. Please choose another.',
  password_wrong: 'This is not your current password.',
  password_same: 'This is your password already. Please choose another.',
  passwords_differ: 'Passwords do not match',
  email_required: 'Email is required',
  email_invalid: 'Email is invalid',
  dob_required: 'Date of birth is required',
  date_invalid: 'This date does not exist.',
  date_past: 'Please choose today or a later day.',
  dob_early: 'Please check the year.',
  date_future: 'This date lies in the future.',
  state_unknown: 'Only Odisha is offered.',
  district_unknown: 'Please choose a district of Odisha.',
  block_unknown: 'Please choose a tehsil or block of this district.',
  place_required: 'Please enter the place of Puja.',
  search_incomplete: 'Please select both Ritual and Date to search.',
  clock_invalid: 'Please give a time like 09:30.',
  action_required: 'Please select a status action.',
  comment_required: 'Please enter a comment.',
  end_date_required: 'Please select an expected end date for {action}.',
  acharya_required: 'Please assign an Acharya for {action}.',
  reason_required: 'Please provide a reason for rejection.',
  amount_required: 'Please enter a valid positive amount for payment request.',
  category_required: 'Please select a category',
  category_name_required: 'Category name is required',
  category_description_required: 'Category description is required',
  ritual_name_required: 'Ritual name is required',
  ritual_description_required: 'Ritual description is required',
  ritual_image_required: 'Please select an image',
  dates_required: "Please select both 'From Date' and 'To Date'.",
  weekdays_required: 'Please choose at least one day of the week.',
  dates_reversed: 'The last day must not come before the first.',
  dates_far: 'Please choose days within the next two years.',
  language_repeated: 'Language already added',
  ritual_incomplete: 'Please complete the current ritual entry before adding a new one.',
  ritual_repeated: 'This ritual is already in your list.',
  message_required: 'Please write a message.',
  reachable_required: 'Please give a phone number or an e-mail address, so that we can answer.',

  // every call
  malformed: 'Something in this request is not right. Please check the marked fields.',
  not_json: 'Please send JSON.',
  not_found: 'This page or record does not exist.',
  sign_in: 'Please log in to continue.',
  forbidden: 'You are not allowed to do this.',
  not_yours: 'This belongs to someone else.',
  too_large: 'This is larger than we can take.',
  unsupported_type: 'This kind of content is not accepted here.',
  too_many: 'Too many attempts. Please try later.',
  overloaded: 'We are very busy right now. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  stale: 'This was changed elsewhere in the meantime. Please look at the newest version.',
  busy_key: 'The same request is still being worked on. Please wait a moment.',
  key_reused: 'This request id was used before for something else.',

  // signing in
  captcha_failed: 'Authentication configuration error. Please try again.',
  otp_sent: 'A code is on its way to your phone.',
  otp_too_soon: 'Please wait a moment before asking for another code.',
  otp_wrong: 'Invalid OTP. Please try again.',
  otp_invalid: 'Invalid OTP code',
  otp_expired: 'OTP expired. Please request a new one.',
  otp_spent: 'Too many attempts. Please try later.',
  otp_not_sent: 'Failed to send OTP',
  phone_proved: 'Phone number verified successfully',
  phone_unproved: 'Please verify your phone number with OTP',
  phone_taken: 'This phone number is already registered. Please log in instead.',
  credentials: 'The phone number or the password is not right.',
  phone_unknown: 'UserID and Mobile number not found. Please register to continue.',
  account_closed: 'This account is not active. Please write to us.',
  registered: 'Registration successful! Please login to continue.',
  session_over: 'Your session has ended. Please log in again.',
  firebase_off: 'Sign-in by this provider is not offered.',

  // one's own account
  password_changed: 'Your password has been changed. Other devices have been signed out.',
  signed_out_everywhere: 'You have been signed out on every device.',
  account_deleted: 'Your account has been deleted.',
  account_in_use:
    'You have a booking that is not over yet. Cancel it or wait until the puja is done; then you can delete your account.',
  account_owed: 'Money you have earned is still on its way to you. Once it is paid out, you can delete your account.',

  // pandits, rituals, days
  pandit_unknown: 'We could not find this pandit.',
  person_unknown: 'Profile not found.',
  ritual_unknown: 'We could not find this ritual.',
  category_unknown: 'We could not find this category.',
  category_taken: 'A category with this name already exists.',
  ritual_taken: 'A ritual with this name already exists.',
  category_added: 'Category added successfully!',
  ritual_added: 'Ritual added successfully!',
  status_fixed: 'The status can only be changed by an admin.',
  status_updated: 'Pandit status updated to {action}.',
  not_a_pandit: 'Only a pandit or an acharya can be reviewed.',
  acharya_unknown: 'This acharya is not known.',
  training_not_asked: 'No training is being asked of you at the moment.',
  not_approved: 'Your profile is still being reviewed. You can do this once it is approved.',
  no_rituals: 'Please update rituals in your profile and try again.',
  availability_conflict: 'Availability conflict: Dates overlap with an existing entry.',
  pattern_empty: 'None of these days of the week lies between the two dates.',
  availability_declared: 'Availability declared successfully!',
  availability_removed: 'The days were removed.',
  availability_unknown: 'We could not find this entry.',
  availability_in_use: 'There is a booking on these days. They cannot be removed.',

  // bookings
  booking_sent: 'Booking request sent successfully to Pandit. Please wait for a reply.',
  booking_unknown: 'We could not find this booking.',
  booking_updated: 'Booking updated.',
  booking_no_step: 'This booking has moved on; this step is no longer possible.',
  booking_not_askable: 'This state is set by the payment itself.',
  booking_undated: 'This booking can be added to a calendar once it is confirmed or its advance is paid.',
  booking_taken: 'You already have a booking at this time.',
  booking_asked_before: 'You have already asked this pandit for this puja on this day.',
  pandit_not_available: 'This pandit is not available for this booking.',
  pandit_busy: 'This pandit is already booked at that time.',
  offer_missing: 'This pandit does not offer this ritual.',
  start_passed: 'This time has already passed.',
  not_started: 'A puja can be marked as completed once it has begun.',
  advance_range: 'The advance must be whole rupees, at least 1 and at most the agreed price.',

  // money
  amount_differs: 'The amount is not the one asked for this booking.',
  payment_not_asked: 'Booking not initiated, Please try again',
  payment_verified: 'Payment verified and successful!',
  payment_unverified: 'Payment verification failed!',
  payment_late: 'This booking can no longer take a payment. Your money is on its way back to you.',
  payment_elsewhere: 'This payment belongs to another booking.',
  provider_down: 'The payment service does not answer right now. You have not been charged. Please try again.',
  payment_unconfirmed:
    'The payment service does not answer right now. Please do not pay again: if you have paid, your booking shows it within minutes.',
  receipt_unknown: 'There is no receipt for this booking: no advance has been paid.',
  order_paid: 'This order has been paid already.',
  receipt_reused: 'This receipt was used before for another amount or booking.',

  // uploads and contact
  file_missing: 'Please choose a file.',
  photo_unknown: 'Please upload the photo here first.',
  image_invalid: 'Please select a valid image file',
  image_too_many_pixels: 'This picture has more than 40 million pixels. Please choose a smaller one.',
  image_too_large_1: 'File size must be less than 1MB',
  image_too_large_5: 'File size must be less than 5MB',
  contact_received: 'Thank you. We have your message and will answer within two working days.',
} as const;

export type MessageCode = keyof typeof messages;

export const isMessageCode = (text: string): text is MessageCode => Object.hasOwn(messages, text);

/** What stands for the `{names}` in a sentence. */
export type Values = Readonly<Record<string, string>>;
export const sentence = (code: MessageCode, values: Values = {}): string =>
  messages[code].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
