/** The copy of the sandbox's payment page. */
export const payTest = {
  title: 'Test payment',
  banner: 'This is a test. No money moves.',
  lede: 'No bank is asked and no card is charged, whatever you press. When the site takes real payments, the payment company’s page opens instead.',
  amount: 'Amount',
  what: 'For',
  order: 'Order',
  choose: 'What should happen?',
  presses: [
    { press: 'pay', label: 'Pay', text: 'The payment goes through at once.' },
    { press: 'fail', label: 'Fail', text: 'The bank says no. Nothing is paid.' },
    {
      press: 'late',
      label: 'Pay late',
      text: 'You are sent back before the bank has answered. It says yes twenty seconds later.',
    },
    {
      press: 'leave',
      label: 'Leave',
      text: 'As if you had closed this page: nothing is paid, and nobody is told.',
    },
  ],
  states: {
    pending: null,
    paid: 'This order is paid, as a test. Continue to see the result.',
    failed: 'The last try failed. You can try again, as with a real bank.',
  },
  goOn: 'Continue',
  unknown: {
    title: 'No such test payment',
    text: 'There is no test payment at this address. Payments start from your form.',
  },
} as const;
