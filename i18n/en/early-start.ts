export default {
  '1': {
    plan: {
      begin: 'I would like Valea to begin at once, before the withdrawal period of fourteen days has ended.',
      knows:
        'I know that I keep my right of withdrawal and that it only ends once everything agreed has been fully provided. If I withdraw, the law allows part of the price to be kept for the time used. For the app subscription Valea waives that part: I get the full price back.',
    },
    course: {
      begin: 'I would like Valea to begin at once, before the withdrawal period of fourteen days has ended.',
      knows:
        'I know that I keep my right of withdrawal and that it only ends once everything agreed has been fully provided. If I withdraw, part of the price may be kept: for the modules that had been unlocked by then.',
    },
  },
  '2': {
    plan: {
      begin: 'I would like Valea to start straight away, before the fourteen-day withdrawal period is over.',
      knows:
        'I know that I keep my right of withdrawal until everything we agreed on has been provided in full. If I withdraw, the law lets Valea keep part of the price for the time I have used. For the app subscription, Valea does not do this: I get the full price back.',
    },
    course: {
      begin: 'I would like Valea to start straight away, before the fourteen-day withdrawal period is over.',
      knows:
        'I know that I keep my right of withdrawal until everything we agreed on has been provided in full. If I withdraw, Valea may keep part of the price: for the modules that had been unlocked by then.',
    },
  },
  '3': {
    plan: {
      begin: 'I would like Valea to start straight away, before the fourteen-day withdrawal period is over.',
      knows:
        'I know that I keep my right of withdrawal until everything we agreed on has been provided in full. If I withdraw, the law lets Valea keep part of the price for the time I have used. For the app subscription, Valea does not do this: I get the full price back.',
    },
    course: {
      begin: 'I would like Valea to start straight away, before the fourteen-day withdrawal period is over.',
      knows:
        'I know that I keep my right of withdrawal until everything we agreed on has been provided in full. If I withdraw, Valea may keep part of the price: for the modules I have begun by then. While the money-back guarantee lasts, Valea does not do this: I get the full price back.',
    },
  },
} as const;
