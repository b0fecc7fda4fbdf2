/** Sentences of the public pages. */
export const publicPages = {
  home: {
    title: 'Book a pandit for your puja in Odisha',
    description:
      'See which reviewed pandits and acharyas are free on your day, agree the dakshina before you book, and pay an advance only when asked.',
    hero1: 'The right pandit,',
    hero2: 'on the day that matters',
    lead: 'Reviewed pandits and acharyas across Odisha. See who is free on your date, agree the dakshina before you book, and pay an advance only when asked.',
    browse: 'Browse Services',
    trustPandits: '{count, plural, one {<b>#</b> reviewed pandit} other {<b>#</b> reviewed pandits}}',
    trustDistricts: '<b>{count}</b> districts',
    trustRefund: 'Full refund if not accepted',
    rituals: 'Rituals families book',
    how: 'How a booking goes',
    steps: {
      ask: 'Ask for your day',
      askText: 'Choose the ritual and the date, and see the pandits who are free, with their dakshina.',
      agree: 'The pandit answers',
      agreeText:
        'He accepts, or asks for an advance to keep the time for you. You pay online, and it is refunded in full if he cannot come.',
      puja: 'Your puja',
      pujaText:
        'You have his phone number and he has your address. The rest of the dakshina is paid to him after the puja.',
    },
    cta: 'A day worth preparing well',
    ctaText: 'Sign up with your phone number. It takes a minute and costs nothing.',
    getStarted: 'Get Started',
  },
  services: {
    title: 'Services',
    lead: 'Every ritual our pandits offer, with how long it takes and what it costs at least.',
    search: 'Search rituals',
    category: 'Category',
    allCategories: 'All categories',
    count: '{count, plural, one {# ritual} other {# rituals}}',
    none: 'No services found',
    noneText: 'Try another word, or look through all categories.',
    clear: 'Show all services',
    failed: 'Failed to load rituals. Please try again.',
  },
  ritual: {
    bookNow: 'Book Now',
    from: 'from',
    unpriced: 'price on request',
    card: 'Book {name}',
  },
  search: {
    ritual: 'Ritual',
    chooseRitual: 'Choose a ritual',
    date: 'Date',
    submit: 'Search Pandits',
  },
};
