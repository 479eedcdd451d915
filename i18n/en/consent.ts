export default {
  ask: {
    title: 'May Google and Meta measure visits?',
    text: 'Google counts visits for our statistics; Meta measures and improves our ads; we measure loading times. With cookies, in the USA too; withdraw any time.',
    decline: 'Only required',
    accept: 'Yes',
  },
  privacy: 'Privacy',
  settings: {
    open: 'Cookie settings',
    title: 'Cookie settings',
    close: 'Close',
    required:
      'One cookie remembers your choice. Beyond that, we only store what you start yourself: signing in, ordering, the quiz, your week and the course.',
    island: {
      state: 'Your choice',
      accepted: 'You said yes.',
      declined: 'Only required.',
      undecided: 'You haven’t chosen yet. Until you do, we measure nothing.',
      objected:
        'Your browser objects on your behalf (Global Privacy Control). That holds until you say otherwise.',
      notKept:
        'Your browser isn’t keeping any cookies. So your choice holds for this page only, and we measure nothing.',
      date: 'Chosen on',
      receipt: 'Receipt',
      withdraw: 'Withdraw consent',
      withdrawn: 'Anything measured before that was lawful and stays so. The page will reload.',
    },
  },
} as const;
