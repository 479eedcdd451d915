export default {
  island: {
    title: 'Your order is still open',
    nothing: 'You haven’t been charged',
    what: '{{name}} for {{money}}, ordered on {{date}}.',
    withCode: '{{name}} for {{money}} with the code {{code}}, ordered on {{date}}.',
    payable: 'The price and everything else still stand as you ordered them.',
    again:
      'That payment page has expired. If the offer still holds, we’ll open a new one for you. If it doesn’t, we’ll tell you what has changed.',
    goOn: 'Continue to payment',
    leaving: 'Opening the payment page …',
    drop: 'Drop this order',
    dropped: 'You’ve dropped the order. There’s nothing else you need to do.',
    look: 'See the order',
    later: 'Close this note',
  },
} as const;
