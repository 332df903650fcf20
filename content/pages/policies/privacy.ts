import { policyDates } from '@published/policyDates';
import type { IsoDay } from '@/content/day';
import { formerly, institute, namedContact } from '@/content/facts/institute';
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
  lastUpdated: policyDates?.privacy ?? '2023-12-12',
  lede: 'We ask for what we need to answer you, to teach you and to take the fee. We sell none of it. You can ask to see it, correct it or have it deleted.',
  sections: [
    {
      id: 'who',
      heading: 'Who we are',
      means: 'This policy covers the data you give us on this website.',
      clauses: [
        `“We” are ${institute.name}${formerly}, ${institute.address}. “You” are the visitor, the student, or a parent who writes for a student.`,
        'Personal data is anything that identifies you, such as a name, a phone number or a photograph.',
      ],
    },
    {
      id: 'data-collected',
      heading: 'Data we collect',
      means: 'Mostly what you enter in our forms. You can browse without giving a name.',
      clauses: [
        'Free registration: your name, e-mail, phone number and the course you choose. Enquiry: the same, and your message. Demo class: your name, phone number, e-mail and the class you choose.',
        'With both we note the time, the page and plan you came from, and the advertising campaign if the link you followed names one. With these forms and with a new account we also note how you first and last came to our website: the site or campaign, and the page.',
        'Telephone: when you call us, our telephone exchange notes your number, the time and whether we answered, so that we can call you back. We keep no recording.',
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
        'Payment: the payer’s name and number, by a payment link name and e-mail, the amount, the transaction number and whether it went through. You enter card and bank details on the payment provider’s own page; they do not reach us.',
        'Tests you sit online: your answers, when and for how long you worked on each question, your marks, the answer keys you question, and the kind of browser and device you sit them on.',
        'When you send a form or log in, we count requests from your network (IP) address for a while, to stop spam and guessed log-ins. Our server log records errors, without names, phone numbers or e-mail addresses.',
        'In one visit in ten we measure how fast the page was shown and how fast it answered. We only count it, by day, page and kind of connection: no name, cookie, identifier or network address is kept with it. If your browser asks not to be tracked (Global Privacy Control or Do Not Track), we do not measure.',
        'We count how many visitors come to each page from which site or campaign, by day. No name, cookie, identifier or network address is kept with it, and of the identifiers that advertisers add to a link nothing at all. If your browser asks not to be tracked, we do not count.',
        'We use no analytics, advertising networks or scripts of other companies.',
        'We take the copy of your Aadhaar Card or Voter ID Card on paper, at the office. Please do not send it through this website.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and browser storage',
      means: 'Browsing sets no cookie. Logging in sets two.',
      clauses: [
        'When you log in, a session cookie and a token in your browser’s storage keep you logged in; the storage also keeps the e-mail for your next log-in. A second cookie remembers for 400 days that you have logged in with this browser, so that failed log-ins by others cannot lock you out. We use no other cookie.',
        'When you log out, your session ends and our data in your browser’s local storage is cleared.',
        'If you send a form while offline, your browser keeps it, sends it when the network is back, and then deletes it. Keep this in mind on a shared computer.',
        'Your browser keeps from which site or campaign, and to which page, you first and last came to our website. It is sent only with a form that you send us, and not kept if your browser asks not to be tracked.',
        'When you sit a test, your browser keeps your answers until they are stored with us, and a random number that tells it from your other devices.',
        'If you open our fees, your browser keeps these pages, without anything about you, so that you can read them without a connection.',
        'Until you close the tab, your browser may also keep the campaign you came from and, while you enrol, the amount to be paid and what you have typed.',
        'A YouTube video or a Google map loads only when you ask for it. From then on Google sees your network address and may set cookies of its own.',
      ],
    },
    {
      id: 'use',
      heading: 'How we use your data',
      means: 'To answer you, teach you, take the fee and stop misuse.',
      clauses: [
        {
          lead: 'We use it:',
          items: [
            'to call or write back about the course you asked for',
            'to run your account and show you your registrations',
            'to enrol you, to take the fee and give a receipt for it',
            'to send you what you ordered',
            'to mark your tests and show you your result and your rank; to others who sat the same test on the same day your name and marks, only if you choose so in your result',
            'to stop misuse of the forms and of the log-in',
          ],
        },
        'We send you other offers only if you ticked the box for them, and stop when you tell us.',
        'If you ask us not to call, we keep that for your number: it is not called again, whoever leaves it in a form, except about a fee or a class you have with us.',
        'No automated decisions are made about you.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      means: 'As long as it is needed. You can ask us to delete it earlier.',
      clauses: [
        'Enquiries, free registrations, accounts and registration forms are kept while they are needed for the uses above, or until you have them deleted ([section 7](#deletion)). The longest periods are listed under “How long each kind of data is kept”.',
        'Payments and receipts: for as long as accounting and tax law requires.',
        'Counts of requests from a network address: minutes for a form, longer for failed log-ins. Then we delete them.',
        'Backups and the e-mails in our mailbox hold copies for some time after the original is deleted.',
      ],
    },
    {
      id: 'transfer',
      heading: 'Transfer of your data',
      means: 'Our service providers handle some of it, possibly outside India.',
      clauses: [
        'We store what you send in our own database.',
        'An e-mail service brings your enquiry or free registration to our office. It receives at most what you entered and what we noted with it. The payment provider receives name, number and amount.',
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
        'With an account, you can see, download and correct your data, withdraw consent and close the account in [My Account](/account). Without one, [Your Data](/your-data) sends a link to the e-mail you gave in a form or when you paid by a link.',
        `Our grievance officer (${namedContact(officer.name, `[${officer.email}](mailto:${officer.email})`)}) answers within 30 days. After that you may complain to the Data Protection Board of India.`,
        'Deleting an account ends your log-in and removes your photograph. Records of payments stay for as long as the law requires. A number that you asked us not to call stays on that list, without your name, until you ask us to call again.',
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
        'We store log-in tokens only in a form that cannot be turned back into the token. No other company’s scripts run on our pages.',
        'You log in with your e-mail and your date of birth, so do not share both with anyone.',
        'Your photograph has a web address that cannot be guessed. Anyone who has the address can open it, so do not share it.',
        'No way of sending or keeping data is completely secure.',
      ],
    },
    {
      id: 'children',
      heading: 'Children under 13',
      means: 'This website is not for children under 13.',
      clauses: [
        'We do not knowingly collect data from anyone under the age of 13.',
        'If you are a parent and find that your child has sent us data, tell us. When we learn that someone is under 13, we delete it.',
        'From 13 until 18, an account needs a parent’s consent. Until it is given, the student cannot save the registration form or pay.',
        'The parent gives consent through a link sent to the parent’s e-mail, with name and relation to the student, or in writing at the office. We keep it with the account.',
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
