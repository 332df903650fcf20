import type { IsoDay } from '@/content/day';
import { institute, namedContact } from '@/content/institute';
import type { Policy } from './policy';

const officer = institute.grievanceOfficer;

export const privacyPolicy: Policy & { readonly lastUpdated: IsoDay } = {
  path: '/privacy-policy',
  heading: 'Privacy Policy',
  meta: {
    title: `Privacy Policy: Student Data and Your Rights | ${institute.shortName}`,
    description:
      'Which data we collect from students and visitors, what it is used for, who sees it, how long it is kept, and how to have it corrected or deleted.',
    keywords: ['privacy policy', 'student data', 'delete my data'],
  },
  lastUpdated: '2023-12-12',
  lede: 'We ask for what we need to answer you, to teach you and to take the fee. We sell none of it. You can ask to see it, correct it or have it deleted.',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      means: 'This policy covers the data you give us on this website.',
      clauses: [
        `“We” are ${institute.name}, formerly ${institute.formerName}, ${institute.address}. “You” are the visitor, the student, or a parent who writes for a student.`,
        'Personal data is anything that identifies you, such as a name, a phone number or a photograph.',
      ],
    },
    {
      id: 'data-collected',
      heading: 'Data we collect',
      means: 'Mainly what you enter in a form. Browsing needs no name.',
      clauses: [
        'Free registration: your name, e-mail, phone number and the course you choose. Enquiry: the same, and your message.',
        'With either we note the time, the page and the plan you came from, and the campaign named in the link that brought you here, if it names one.',
        'Student account: the student’s name, e-mail, father’s name, date of birth, contact number, city, state, PIN code, address and a photograph.',
        {
          lead: 'Registration form for a course:',
          items: [
            'the course, its type and duration, the session, the subject and the price',
            'the student’s name, photograph, date of birth, gender and category',
            'the father’s name and occupation, and the designation',
            'address, state, PIN code, phone and mobile numbers, e-mail',
            'for class X, class XII, graduation and postgraduation: year of passing, CGPA, division, college and university',
            'mode of payment, how you came to know of us, date and place',
          ],
        },
        'Payment: the payer’s name and number, the amount, the transaction number and whether it went through. Card and bank details are typed on the payment provider’s own page and do not reach us.',
        'Your network (IP) address is counted for a while when you send a form or log in, to stop spam and guessed log-ins. Our server log records faults, without names, phone numbers or e-mail addresses.',
        'We use no analytics, no advertising networks and no scripts of other companies.',
        'A copy of your Aadhar Card or Voter ID Card is asked for on paper, at the office. Please do not send it through this website.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and browser storage',
      means: 'Browsing sets no cookie. Logging in sets two.',
      clauses: [
        'When you log in, a session cookie and a token in your browser’s storage keep you logged in. A second cookie remembers for 400 days that you have logged in with this browser, so that failed log-ins by others cannot lock you out. We use no other cookie.',
        'Logging out ends the log-in and clears what this site keeps in your browser’s local storage.',
        'If you send a form while offline, your browser keeps it, sends it when the network is back, and then removes it. Keep this in mind on a shared computer.',
        'Until you close the tab, your browser may also keep the campaign you came from and, while you enrol, the amount to be paid and what you have typed.',
        'A YouTube video or a Google map loads only when you ask for it. From then on Google sees your network address and may set cookies of its own.',
      ],
    },
    {
      id: 'use',
      heading: 'How we use your data',
      means: 'To answer you, teach you, take the fee and keep the website safe.',
      clauses: [
        {
          lead: 'We use it:',
          items: [
            'to call or write back about the course you asked for',
            'to run your account and show you your registrations',
            'to enrol you, to take the fee and give a receipt for it',
            'to send you what you ordered',
            'to stop misuse of the forms and of the log-in',
          ],
        },
        'We send you other offers only if you have ticked the box for it, and stop when you ask.',
        'No automated decisions are made about you.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      means: 'As long as it is needed. You can ask us to delete it earlier.',
      clauses: [
        'Enquiries, free registrations, accounts and registration forms are kept while they are needed for the uses above, or until you ask (see [section 7](#deletion)). The longest periods are in the table at the end.',
        'Payments and receipts: for as long as accounting and tax law requires.',
        'Counts of network addresses: minutes for a form, longer for log-ins that fail. Then they are deleted.',
        'Backups of the site and the notices in our mailbox hold copies for some time after the original is gone.',
      ],
    },
    {
      id: 'transfer',
      heading: 'Transfer of your data',
      means: 'Service providers handle some of it, possibly outside India.',
      clauses: [
        'What you send is stored in the database of this website.',
        'An e-mail service carries the notice of your enquiry or free registration to our office: at most what you typed and what we noted with it. The payment provider receives name, number and amount.',
        'Their servers may be outside your state or outside India, where other data laws apply. We pass on only what the task needs. By sending us your data you agree to this.',
      ],
    },
    {
      id: 'deletion',
      heading: 'Seeing, correcting and deleting',
      means: 'You can see, correct and delete your data.',
      clauses: [
        'You may ask which data we hold about you, have mistakes corrected, and have it deleted.',
        `Write to [${institute.email}](mailto:${institute.email}) or call. We check your identity before we show or delete anything.`,
        'With an account you do this yourself in [My Account](/account): see, download, correct, withdraw, close. Without one, [Your Data](/your-data) sends a link to the e-mail you gave in the form.',
        `Our grievance officer (${namedContact(officer.name, `[${officer.email}](mailto:${officer.email})`)}) answers within 30 days. After that you may complain to the Data Protection Board of India.`,
        'Deleting an account ends your log-in and removes your photograph. Records of payments stay for as long as the law requires.',
      ],
    },
    {
      id: 'disclosure',
      heading: 'Who else sees it',
      means: 'Only those who work on your request. We do not sell or rent your data.',
      clauses: [
        'Our own staff see what they need for their work.',
        'The e-mail service and the payment provider see what [section 6](#transfer) describes.',
        'Courts and authorities receive what the law requires.',
        'Your name, photograph or result is published only with your written consent.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      means: 'We protect your data, but no system is completely secure.',
      clauses: [
        'Log-in tokens are stored with us in a form that cannot be turned back into the token. No other company’s program runs on our pages.',
        'You log in with your e-mail and your date of birth, so do not share the two together.',
        'Your photograph has an address that cannot be guessed. Anyone who has the address can open it, so do not share it.',
        'No way of sending or keeping data is completely secure, and we cannot promise that ours is.',
      ],
    },
    {
      id: 'children',
      heading: 'Children under 13',
      means: 'This website is not for children under 13.',
      clauses: [
        'We do not knowingly collect data from anyone under the age of 13.',
        'If you are a parent and find that your child has sent us data, tell us. When we learn that someone is under 13, we delete it.',
        'From 13 until 18, opening an account asks for a parent’s consent. Without it the registration form and payment wait.',
        'The parent gives it by a link of their own, with their name and how they are related to the student, or in writing at the office. We keep both with the account.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      means: 'Other websites have their own rules.',
      clauses: [
        'Our pages link to our blog, to Facebook, YouTube, Instagram and WhatsApp, and to the pages of a payment provider. Each has a privacy policy of its own. Please read it.',
        'We have no control over those sites and are not responsible for what they do with data.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      means: 'The current version is published here.',
      clauses: [
        'When we change this policy, we publish the new text here with a new date at the top. It applies from that day.',
        'With every new account we record which version was shown.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      means: 'For questions and requests about your data.',
      clauses: ['Give the name, e-mail or phone number you used, so that we can find your data.'],
      contact: true,
    },
  ],
};

/** The version of the privacy notice shown at sign-up: the date of its last change. */
export const noticeVersion: IsoDay = privacyPolicy.lastUpdated;
