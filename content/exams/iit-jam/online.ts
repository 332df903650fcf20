import { bankStep, officeStep, onlineStep, type Course } from '@/content/course';
import { plansFor } from '@/content/plans';

export const iitJamOnline: Course = {
  path: '/onlinecourses/iit-jam',
  heading: 'IIT-JAM Chemistry, online',
  breadcrumb: 'IIT-JAM Chemistry Online Course',
  meta: {
    title: 'IIT-JAM Chemistry Online Course',
    description:
      'A year of online coaching for IIT-JAM Chemistry beside your B.Sc.: live or recorded, four tiers from Bronze to Platinum, 18% GST included.',
    keywords: [
      'IIT-JAM Chemistry online course',
      'IIT JAM chemistry online coaching',
      'IIT JAM chemistry 1 year course',
      'IIT JAM chemistry course fees',
    ],
  },
  lede: 'One year of online preparation for the IIT-JAM Chemistry paper: live on weekdays, live at weekends, or recorded. It can run beside a B.Sc.',
  familyCard:
    'For an M.Sc. seat after the B.Sc. One year, so that it can run beside the last year of college.',
  homeCard:
    'One full year of preparation for the M.Sc. entrance test. Four tiers, one list of items to compare.',
  intro: [
    'IIT-JAM opens the way to an M.Sc. at the IITs. Most of its syllabus you have met in college lectures; the paper asks you to use it exactly, and against the clock. A year leaves room to take up each branch again and to be tested on it unit by unit.',
  ],
  features: [
    {
      name: 'One length, so one choice fewer',
      detail: 'Online, IIT-JAM is a plan of 1 year. All that is left to choose is the tier.',
    },
    {
      name: 'Chemistry from the B.Sc. up',
      detail:
        'Organic, inorganic and physical chemistry, taught by a faculty with over 5 years in entrance exams.',
    },
    {
      name: 'Accuracy you can measure',
      detail:
        'A good attempt is 25-30 questions at 90% accuracy. After each of the 39 unitwise tests you know your own figure.',
    },
    {
      name: 'Questions for all three sections',
      detail:
        'One right option, several right options, or a number to type: practise each kind in books of 3000+ questions.',
    },
    {
      name: 'Classes of 45 minutes',
      detail: 'Short enough for a whole one between college and dinner.',
    },
    {
      name: 'Help when the step is missing',
      detail:
        'Teacher handouts go with the lectures, and 24x7 doubt resolution is on the list of all four tiers.',
    },
  ],
  batches: [
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits:
        'For you in the second or third year of a B.Sc., with college and practicals on weekdays.',
    },
    {
      name: 'Regular, live',
      length: 'About five months of classes',
      hours: '4 to 5 hours daily, 6 days a week',
      suits:
        'Morning or evening. For you if your degree is behind you. Ask when in the plan’s year the classes fall.',
    },
    {
      name: 'Recorded only',
      length: '1 year',
      hours: 'Whenever you sit down to it',
      suits:
        'For you if practicals, hostel hours or a weak line make live classes hard. The tests keep you on course.',
    },
  ],
  batchNote:
    'There is also a 2-year IIT-JAM program. It is taught in the classroom at Jia Sarai, Delhi; its fee is on the page of the offline course.',
  plansIntro:
    'Four tiers, all for 1 year, at the fees for IIT-JAM. What stands in the rows is the list of our CSIR-NET plans, each item with its list price. Whether it holds item for item for IIT-JAM is to be confirmed, so please ask by phone before paying.',
  tabs: [{ id: '1-year', label: '1 Year Plan', plans: plansFor('iit-jam', 'online', '1-year') }],
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  registration: [
    {
      title: 'Before anything else',
      text: 'Call, and go through the items of your tier for IIT-JAM with us. Ask for the start date and for the class times in the same call.',
    },
    onlineStep,
    officeStep,
    bankStep,
  ],
  callText:
    'Tell us your college hours and the tier you lean to. We go through its IIT-JAM list with you.',
  faqs: [
    {
      question: 'Why is there only a 1 Year Plan?',
      answer:
        'Because that is the one length in which IIT-JAM is offered online. The fee on a card is for the whole year, not for a term. If you would rather take two years, the classroom program in Delhi runs that long.',
    },
    {
      question: 'Can I prepare while I finish my B.Sc.?',
      answer:
        'Yes, and the weekend batch is laid out for it: 6 to 8 hours on weekends and holidays, through 1 year. Your college week stays free, and a class that falls on a practical or a wedding can be heard later. Gold and Platinum are the tiers that list live sessions and their recordings.',
    },
    {
      question: 'How many questions make a good attempt in IIT-JAM?',
      answer:
        '25-30 questions at 90% accuracy is a good attempt, which comes to between 22 and 27 right answers. The paper has 60, so it rewards leaving things out. In its first section a wrong answer costs marks, and a guess can take away what a sure answer gave.',
    },
    {
      question: 'Is everything on the cards certain for IIT-JAM?',
      answer:
        'The fees are; the list of items is not yet. It is the one printed for CSIR-NET, and for IIT-JAM it has to be confirmed by phone. Call with the card in front of you and go down the rows, then pay.',
    },
    {
      question: 'Do I need general aptitude for IIT-JAM?',
      answer:
        'No, the IIT-JAM chemistry paper has no general aptitude section. The item is in our list because the list comes from CSIR-NET, where that section exists. Ask by phone whether IIT-JAM plans hold it or something in its place.',
    },
    {
      question: 'Bronze has no live classes. Is it of any use?',
      answer:
        'It can be, if you study well from recordings and need questions more than company. Bronze lists the recorded lectures, handouts, soft-copy books, unitwise tests and the mock test. What it lacks is a class to turn up to. Silver lists the same items at a higher fee, so compare Bronze with Gold.',
    },
    {
      question: 'Are theory booklets part of a plan?',
      answer:
        'No, not by the list shown: even Platinum leaves them out. For IIT-JAM they are sold by themselves as study material, and also together with the previous-year booklets and the assignments. Orders are processed in 3-5 business days after payment and delivered in 7-14 more, anywhere in India.',
    },
    {
      question: 'Can my parents get the money back if I stop?',
      answer:
        'No, the fee for an online seat is not returned once the seat is booked. Nor can a brother or sister take it over. If too much was paid by mistake, the surplus is returned within 10 working days on a written request made in person.',
    },
  ],
};
