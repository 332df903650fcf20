import { bankStep, officeStep, phoneStep, type Course } from '@/content/course';
import { institute } from '@/content/institute';

export const csirNetOffline: Course = {
  path: '/offlinecourses/csir-net',
  heading: 'CSIR-NET Chemical Sciences, offline',
  breadcrumb: 'CSIR NET Chemical Sciences Offline Course',
  meta: {
    title: 'CSIR NET Chemical Sciences Offline Course',
    description:
      'Classroom coaching for CSIR-NET/JRF Chemical Sciences at Jia Sarai, Delhi: a regular batch of about five months, or weekends. Fees by phone or at the office.',
    keywords: [
      'CSIR NET Chemical Sciences offline course',
      'CSIR NET chemistry coaching in Delhi',
      'CSIR NET chemistry classroom batch Jia Sarai',
      'CSIR NET chemistry weekend batch',
    ],
  },
  lede: `Classroom teaching for the CSIR-NET/JRF Chemical Sciences paper, in ${institute.address}. Come six days a week for about five months, or on weekends and holidays.`,
  familyCard: 'Regular batch on six days a week, or 6 to 8 hours on weekends and holidays.',
  homeCard:
    'In the classroom 4 to 6 hours daily, six days a week, for about five months; or on weekends and holidays.',
  intro: [
    'The paper goes deep into inorganic, organic and physical chemistry, and general aptitude is part of it. In a classroom you can stop the teacher at the line of a mechanism you do not follow, and hear what others ask.',
    'You may still be finishing your M.Sc., or already work and want to sit the paper again. The two batches are made for these two lives.',
  ],
  features: [
    {
      name: 'Teachers in the room',
      detail:
        'The institute has taught students for chemistry entrance exams for over 5 years. A question is answered where it comes up, at the board.',
    },
    {
      name: 'The whole paper',
      detail:
        'Inorganic, organic and physical chemistry are taught side by side, and general aptitude has its place beside them.',
    },
    {
      name: 'Two kinds of week',
      detail:
        'A regular batch for those who can give the exam their days, a weekend batch for those who cannot.',
    },
    {
      name: 'Classes of 45 minutes',
      detail:
        'Long enough for one idea and its problems. The hours of a day are made up of several such classes.',
    },
    {
      name: 'Tests unit by unit',
      detail:
        'The test programme of the institute has 39 unitwise tests and a final mock test, so that you know early which unit is weak.',
    },
    {
      name: 'Printed booklets',
      detail:
        'Previous-year questions, assignments and theory exist as booklets. Their prices are on the study material page.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: 'About five months',
      hours: '4 to 6 hours daily, six days a week',
      suits:
        'Suits you if the M.Sc. is done or nearly done and the exam can have your days: 24 to 36 hours in class a week.',
    },
    {
      name: 'Weekend batch',
      length: 'Length: ask by phone',
      hours: '6 to 8 hours on weekends and holidays',
      suits:
        'Suits you if you work, teach or attend a laboratory from Monday to Friday and can be in Delhi when offices are closed.',
    },
  ],
  batchNote:
    'Start dates change from session to session. The office tells you when the next batch begins and whether there is a place in it.',
  plansIntro:
    'There is a plan of 6 months and a plan of 1 year. We do not print their fees here: you hear the amount on the phone or at the office, for the batch that you want to join.',
  tabs: [
    { id: '6-months', label: '6 Months Plan', plans: [] },
    { id: '1-year', label: '1 Year Plan', plans: [] },
  ],
  classroom: {
    week: [
      'In the regular batch a day has 4 to 6 hours of class. Since a class is 45 minutes, 6 hours are eight classes. One day of the week is free; keep it for what the other six have left open.',
      'In the weekend batch a day of class is long, 6 to 8 hours, and then there are days without any. What was taught on Sunday should be worked through before the next Saturday, so set two or three evenings aside for it.',
      'Both batches expect work at home. Before you choose, count the way to Jia Sarai and back as part of the day: a batch you reach rested teaches you more than a longer one you reach tired.',
    ],
    feeByPhone: {
      text: 'The fee for this plan is given by phone or at the office. Call one of these numbers, or write to us.',
      button: 'Send an enquiry',
    },
  },
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  faqs: [
    {
      question: 'What is the fee of the classroom course?',
      answer:
        'The fee is given by phone or at the office; it is not printed on this page. Say which batch you want, regular or weekend, and which plan, 6 months or 1 year. Ask for the whole amount, GST included, and for the first day of the batch.',
    },
    {
      question: 'Should I take the regular or the weekend batch?',
      answer:
        'Take the regular batch if nothing else fills your weekdays, and the weekend batch if something does. The regular batch is quicker, about five months, and asks for 24 to 36 hours in class a week. The weekend batch leaves your weekdays alone but takes your holidays as well.',
    },
    {
      question: 'Is one preparation enough for JRF and for assistant professor?',
      answer:
        'Yes, it is one paper: the same exam decides about the Junior Research Fellowship and about eligibility as an assistant professor. The difference lies in the marks you need, so nobody has to choose between the two when joining a batch.',
    },
    {
      question: 'Is general aptitude part of the classes?',
      answer:
        'General aptitude belongs to the paper, and it is one of the subjects of the course. Chemistry students tend to leave it to the last week. Start it with the first, a little at a time.',
    },
    {
      question: 'How many classes are there in a day?',
      answer:
        'A class is 45 minutes, so a day of 6 hours has eight of them. A day of 4 hours has five, with a quarter of an hour left for questions and a walk. Ask at the office which hours of the day your batch has.',
    },
    {
      question: 'What happens if I miss a day?',
      answer:
        'Tell your teachers before you are away, and ask which topics come up on those days, so that you can read them beforehand. If you already know that you will miss many days, look at the online course. There you have recorded lectures.',
    },
    {
      question: 'Where is the classroom?',
      answer: `The centre is at ${institute.address}. Come and see it before you decide: the office is there as well, and you can ask about the next batch on the spot. Call first, so that somebody has time for you.`,
    },
    {
      question: 'What if I book a seat and then cannot come?',
      answer:
        'The seat is not refunded, and you cannot hand it to a friend. That is why we ask you to settle batch, plan and date before you pay. Only an amount paid over the fee comes back, within 10 working days, on a written request made in person.',
    },
  ],
  registration: [
    {
      ...phoneStep,
      text: 'Ask one of the three numbers for the fee and for the first day of the next batch. Write both down.',
    },
    {
      ...officeStep,
      text: `Bring these three things to the office in ${institute.address}. You hear the fee there as well:`,
    },
    {
      ...bankStep,
      text: 'Once you know the fee, you can also deposit it at any branch of the bank below, by cash or by net banking. It goes to the institute’s company account. Keep the slip or the reference number until your seat is confirmed.',
    },
  ],
  callText: 'The fee, the next first day, a free place: all three are one call away.',
};
