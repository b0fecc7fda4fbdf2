/** Sentences of signing in and signing up. */
export const auth = {
  auth: {
    phone: 'Phone number',
    password: 'Password',
    confirmPassword: 'Confirm password',
    passwordHint: 'At least 6 characters.',
    name: 'Full name',
    email: 'Email',
    checking: 'Checking…',
    sandbox: 'Trial mode: codes do not go to phones, they appear at <link>/sandbox/inbox</link>.',

    otp: {
      label: 'OTP',
      hint: 'The 6-digit code we sent to +91 {phone}.',
      send: 'Send OTP',
      sending: 'Sending…',
      resend: 'Resend OTP',
      resendIn: 'Resend OTP in {seconds}s',
      sent: 'A code is on its way to +91 {phone}.',
      verify: 'Verify',
      verifying: 'Verifying…',
      verified: 'Phone number verified successfully',
      unverified: 'Please verify your phone number with OTP',
      phoneNeeded: 'Valid 10-digit phone number required',
      phoneFormat: 'Invalid phone number format',
      sendFailed: 'Failed to send OTP',
      verifyFailed: 'Verification failed',
    },

    login: {
      title: 'Welcome Back',
      lead: 'Sign in to see your bookings and answer what is asked of you.',
      method: 'How to sign in',
      methods: { password: 'Password', otp: 'OTP' },
      submit: 'Sign In',
      busy: 'Signing In...',
      verify: 'Verify & Sign In',
      verifying: 'Verifying…',
      failed: 'Login failed. Please try again.',
      otpFailed: 'Something went wrong! Please try again.',
      forgot: 'No password at hand? Choose OTP above: we send a code to your phone.',
      newHere: 'New here? <link>Create an account</link>',
      areYouPandit: 'Pandit or acharya? <link>Register with us</link>',
      register: 'Create an account',
      asideTitle: 'A vow, kept in order',
      asideText:
        'Every puja begins with a sankalp: who asks, for whom, where and on which day. Your bookings are kept the same way.',
    },

    registered: {
      title: 'Your registration is with us',
      text: 'We review it within {hours} hours. Sign in at any time to see how far it is.',
    },

    signup: {
      title: 'Create Account',
      description: 'Create an account to book a pandit for your puja in Odisha. Your phone number is all you need.',
      lead: 'It takes a minute and costs nothing.',
      dob: 'Date of birth',
      submit: 'Create Account',
      busy: 'Creating Account...',
      failed: 'Registration failed. Please try again.',
      done: 'Registration successful! Please login to continue.',
      haveAccount: 'Already have an account? <link>Sign in</link>',
      areYouPandit: 'Pandit or acharya? <link>Register with us</link>',
      asideTitle: 'With an account you can',
      aside: {
        ask: 'Ask a pandit for your day',
        askText: 'Send a request with your place and your wishes, and see his answer here.',
        pay: 'Pay an advance only when asked',
        payText: 'It is refunded in full if he cannot come.',
        keep: 'Keep every booking in one place',
        keepText: 'His phone number, the date, the place, and what has been paid.',
      },
    },

    priest: {
      incomplete: 'Please fill in your name and the same password twice.',
      title: 'Pandit / Acharya Registration',
      description: 'Register as a pandit or an acharya, and let families in Odisha find and book you.',
      lead: 'Let families in your district find you on the days you are free.',
      referredBy: 'Referred By',
      referredByHint: 'The code or the name of whoever told you about us.',
      userType: 'User Type',
      userTypes: { pandit: 'Pandit', acharya: 'Acharya' },
      submit: 'Register',
      busy: 'Registering...',
      failed: 'Something went wrong!! Please try again.',
      haveAccount: 'Already registered? <link>Sign in</link>',
      areYouFamily: 'Looking for a pandit? <link>Create an account</link>',
      asideTitle: 'What happens next',
      aside: {
        review: 'We review your registration',
        reviewText: 'Within {hours} hours. You can sign in meanwhile and complete your profile.',
        learn: 'Evaluation or training, where needed',
        learnText: 'An acharya speaks with you, and you agree on the days together.',
        active: 'Families can book you',
        activeText: 'You say which rituals you offer, at what dakshina, and on which days you are free.',
      },
    },

    consent: {
      signup: 'By creating an account you agree that we use these details as our <notice>privacy notice</notice> says.',
      priest: 'By registering you agree that we use these details as our <notice>privacy notice</notice> says.',
      what: 'We keep your name, phone number, e-mail address and date of birth to run your account and to arrange your bookings.',
      whatPriest:
        'We keep your name, phone number, e-mail address and who referred you, to review your registration and to arrange your bookings.',
      who: 'A pandit you ask sees your name and the place of your puja; your phone number once the booking is confirmed. We sell nothing to anybody.',
      whoPriest:
        'Families see your name, photo, place and languages; your phone number once they have asked you for a puja.',
      rights:
        'In your profile you can change and download your details, and withdraw your consent by ending your account. <link>The whole notice</link>',
    },
  },
};

export type AuthMessages = typeof auth;
