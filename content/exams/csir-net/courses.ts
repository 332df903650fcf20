import { bankStep, type Course, officeStep, onlineStep, phoneStep } from '@/content/course';
import { csirNetOnlineInclusion, itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { planTabs } from '@/content/plans';

const itemsOf = (tier: keyof typeof csirNetOnlineInclusion) =>
  itemRows.filter((row) => csirNetOnlineInclusion[tier].features.includes(row.id)).length;

export const csirNetOnline: Course = {
  path: '/onlinecourses/csir-net',
  heading: 'CSIR-NET Chemical Sciences, online',
  meta: {
    title: 'CSIR NET Chemical Sciences Online Course',
    description:
      'Online coaching for CSIR-NET/JRF Chemical Sciences: live and recorded batches, hours per week, and eight plans with 18% GST included.',
    keywords: [
      'CSIR NET Chemical Sciences online course',
      'CSIR NET chemistry coaching',
      'CSIR NET JRF chemistry recorded lectures',
      'CSIR NET chemistry fees',
    ],
  },
  lede: 'Live classes, recorded lectures and tests for the CSIR-NET/JRF Chemical Sciences paper. Pick a batch that fits your week, then a plan that fits your budget.',
  familyCard:
    'After or during the M.Sc., for JRF and lectureship. Live on weekdays, live at weekends, or from recordings only.',
  homeCard:
    'A regular live batch of 6 months, a weekend live batch of 1 year, or recorded lectures at your own pace.',
  intro: [
    'Every plan gives you the recorded lectures, the teacher handouts, a practice book of 3000+ questions and tests to check yourself with. Gold and Platinum add the live sessions.',
  ],
  features: [
    {
      name: 'Expert faculty',
      detail:
        'The institute has over 5 years of experience in preparing students for chemistry entrance exams.',
    },
    {
      name: 'Comprehensive syllabus coverage',
      detail:
        'Inorganic, organic and physical chemistry, with general aptitude as an item of its own in every plan.',
    },
    {
      name: 'Effective teaching methods',
      detail:
        'A topic is taught, worked through with handouts and practice questions, then tested. Class time is 45 minutes.',
    },
    {
      name: 'Batch options of 6 months, 1 year and 2 years',
      detail: 'Live on weekdays, live at weekends, or recorded and at your own pace.',
    },
    {
      name: 'Access to recorded lectures',
      detail:
        'Recorded lectures come with every plan. With Gold and Platinum the live sessions are recorded for you too.',
    },
    {
      name: 'Quality study materials',
      detail:
        'Practice books and subtopicwise previous-year books, as soft copies in every plan and in print with Platinum.',
    },
    {
      name: 'Regular assessments',
      detail:
        '39 unitwise tests and a final mock test in every plan. Platinum adds subtopicwise and previous-year tests.',
    },
  ],
  batches: [
    {
      name: 'Regular, live',
      length: 'About five months',
      hours: '4 to 6 hours daily, six days a week',
      suits: 'For you if the exam can be your main work: plan for 24 to 36 hours of class a week.',
    },
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits: 'For you if you work or study on weekdays. A class you miss is there as a recording.',
    },
    {
      name: 'Recorded only',
      length: '6 months, 1 year or 2 years',
      hours: 'At your own pace',
      suits: 'For you if your hours change from week to week. You set the timetable yourself.',
    },
  ],
  batchNote:
    'The plans below are for 6 months and 1 year. The 2 years recorded course has no plan card: ask for its fee by phone.',
  plansIntro: `Four tiers, one list of ${itemRows.length} items. The price beside an item is its list price. Live sessions are in Gold and Platinum; Bronze and Silver are for study from recordings.`,
  tabs: planTabs('csir-net', 'online', ['6-months', '1-year']),
  registration: [onlineStep, officeStep, bankStep],
  faqs: [
    {
      question: 'Which online batches can I join?',
      answer:
        'There are three: a regular live batch of 6 months, a weekend live batch of 1 year with recordings, and a course of recorded lectures only. The recorded course runs for 6 months, 1 year or 2 years, at your own pace. Fees for 6 months and 1 year are on the plan cards; for 2 years, ask by phone.',
    },
    {
      question: 'How many hours does the regular batch take?',
      answer:
        'The regular batch takes 4 to 6 hours a day, six days a week, for about five months. That is 24 to 36 hours of class in a week. Your own practice and the tests come on top.',
    },
    {
      question: 'I have a job. Which batch fits?',
      answer:
        'The weekend batch is the one for people who work on weekdays: 6 to 8 hours on weekends and holidays, for 1 year. Choose Gold or Platinum with it, because the live sessions and their recordings are in those two tiers. If your weekends are not free either, the recorded course lets you set your own hours.',
    },
    {
      question: 'What do I get with every plan?',
      answer: `Every plan has at least ${itemsOf('bronze')} of the ${itemRows.length} items. They are the recorded lectures, teacher handouts, the practice books and the PYQs books as soft copies, 39 unitwise tests, the final mock test, general aptitude and 24x7 doubt resolution.`,
    },
    {
      question: 'What does Gold have that Bronze does not?',
      answer:
        'Gold adds the live sessions and the recording of each live session. Everything in Bronze is in Gold too. If you want to ask a teacher while the class is running, Gold is the first tier that lets you.',
    },
    {
      question: 'Is Silver different from Bronze?',
      answer:
        'No, not in the list of items: Silver and Bronze have the same one. Silver costs more. Call us before you choose it, and ask what the difference would be for you.',
    },
    {
      question: 'What does Platinum leave out?',
      answer:
        'Platinum leaves out only the theory booklets. It has both kinds of books in print, the subtopicwise and the previous year questions tests, and the 30 days crash course and test series. The theory booklets are on the study material page, with their own price.',
    },
    {
      question: 'Do the fees include GST?',
      answer:
        'Yes, every fee on this page includes 18% GST. The amount on a plan card is for the whole 6 months or the whole year, not for a month.',
    },
    {
      question: 'How do I enrol without paying online?',
      answer: `Come to the office in ${institute.address}, or deposit the fee at any branch of the bank named above. At the office you need a detailed application form, two passport-size photographs and a self-attested Aadhar Card or Voter ID Card. A deposit can be made by cash or by net banking, into the institute’s company account.`,
    },
    {
      question: 'Can I get the fee back?',
      answer:
        'No, the booking of an online or classroom seat is not refunded, and the seat cannot be passed to someone else. The same holds for study material, the online test series and pen-drive lectures. If you paid more than the fee, the excess is returned within 10 working days. Requests are made in person and in writing.',
    },
    {
      question: 'When do printed books reach me?',
      answer:
        'Allow 3 to 5 business days for processing after the payment is confirmed, and then 7 to 14 business days for delivery. We deliver throughout India by standard shipping; there is no faster option. The cost goes by weight and delivery address and is shown at checkout. A confirmation e-mail carries the tracking details.',
    },
  ],
};

export const csirNetOffline: Course = {
  path: '/offlinecourses/csir-net',
  heading: 'CSIR-NET Chemical Sciences, offline',
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
  tabs: planTabs('csir-net', 'offline', ['6-months', '1-year']),
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
};
