import type { Faq } from '../course';
import { institute } from '../institute';
import { formatRupees } from '../money';
import type { Link } from '../navigation';
import { materialPrices } from '../studymaterial/prices';

/** The price of the combined set of booklets. */
const combined = (exam: keyof typeof materialPrices) =>
  materialPrices[exam]
    .filter(({ id }) => id === 'combined')
    .map(({ price }) => formatRupees(price))
    .join();

/** Questions on one subject, with the pages that go on from there. */
export type QuestionGroup = {
  id: string;
  heading: string;
  text: string;
  faqs: readonly Faq[];
  links: readonly Link[];
};

/** Admissions, study materials, class schedules (application, section 2). */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'admissions',
    heading: 'Admissions',
    text: 'Online, at the office or through the bank. Read the refund rule before you pay, not after.',
    faqs: [
      {
        question: 'How do I take admission?',
        answer: `In one of three ways: online from the course page, in person at the office in ${institute.address}, or by depositing the fee at the bank. Online you press Enroll Now on the plan you want. The bank details and three phone numbers are printed on every course page.`,
      },
      {
        question: 'What do I have to bring to the office?',
        answer:
          'Bring two passport-size photographs and an identity proof that you have signed yourself, either an Aadhar Card or a Voter ID Card. The third paper is the detailed application form, which asks for your marks from class X onwards. A parent may come along and ask.',
      },
      {
        question: 'May I change my mind after I have paid?',
        answer:
          'No: once a seat is booked, online or in the classroom, its fee is not returned, and you cannot hand the seat to a friend. Money paid beyond the fee is the exception, and comes back within 10 working days. Ask for it at the office, in writing. If you are between two plans, call first.',
      },
      {
        question: 'Do you prepare students for TIFR and BARC as well?',
        answer:
          'Yes, each of the two has a test series page of its own. The class batches on this site are named after CSIR-NET, GATE, IIT-JAM and CUET (PG). If TIFR or BARC is your aim, ask on the phone which of them fits your year of study.',
      },
    ],
    links: [
      { label: 'Admission form', href: '/form' },
      { label: 'Refund policy', href: '/refund-policy' },
    ],
  },
  {
    id: 'study-materials',
    heading: 'Study materials',
    text: 'Booklets can be ordered without a course. Check first what your plan already holds.',
    faqs: [
      {
        question: 'Which booklets can I buy, and for how much?',
        answer: `There are three kinds: previous-year questions, assignments and practice, and theory. The combined set costs ${combined('gate')} for CSIR-NET or GATE and ${combined('cuet')} for IIT-JAM or CUET (PG), with 18% GST in the price. Each kind can be bought alone; the price tables are one page per exam.`,
      },
      {
        question: 'Does an online plan come with books?',
        answer:
          'Yes, but mostly as soft copies. In the CSIR-NET online course every tier has the practice books and the previous-year books to read on screen, and Platinum adds both in print. Theory booklets are in none of its four tiers: you order those here.',
      },
      {
        question: 'How long does a parcel take?',
        answer:
          'Count 10 to 19 business days from the day your payment is confirmed: packing takes 3 to 5 of them, the road 7 to 14. It travels by standard shipping, anywhere in India. What it costs depends on weight and address, and you see that amount at checkout.',
      },
    ],
    links: [
      { label: 'Prices by exam', href: '/studymaterial' },
      { label: 'Shipping policy', href: '/shipping-policy' },
    ],
  },
  {
    id: 'class-schedules',
    heading: 'Class schedules',
    text: 'One class is 45 minutes. What differs is how many of them your week has to hold.',
    faqs: [
      {
        question: 'How much of my week does a regular batch take?',
        answer:
          'Usually 24 to 30 hours of class: about 4 to 5 hours daily, 6 days a week, for about five months. The regular batch for CSIR-NET can reach 6 hours on a day. Keep some hours of each day free beside that: a problem is learnt by solving it, not by watching it solved.',
      },
      {
        question: 'When does the weekend batch meet?',
        answer:
          'It meets on weekends and holidays, for 6 to 8 hours. It is meant for students with college on weekdays and for people with a job. For CSIR-NET online it runs for a year, and its classes are recorded.',
      },
      {
        question: 'When does the next batch begin?',
        answer:
          'The NOTICE panel near the top of this page names the dates: Jan 5 and Feb 18, for CSIR NET June 2024, GATE 2025 and IIT JAM 2025, online as well as offline. New Batches leads to the courses themselves. If you read this between two dates, call and ask which batch you can still join.',
      },
      {
        question: 'Are there morning and evening classes?',
        answer:
          'Yes, online live classes are held as a regular morning batch, a regular evening batch and a weekend batch. Choose the one you can keep up for months, not the one that looks best on the first day. Ask for the exact hours when you call.',
      },
    ],
    links: [
      { label: 'New batches', href: '/new-batch' },
      { label: 'Classroom courses', href: '/offlinecourses' },
    ],
  },
];
