import { answerNames, type AnswerName } from '@/lib/enrolment/admission-answers';
import type { CopiedRecord } from '@/lib/enrolment/registration-copy';

const answers: Record<AnswerName, string> = {
  ...(Object.fromEntries(answerNames.map((name, index) => [name, `E${index + 11}`])) as Record<
    AnswerName,
    string
  >),
  session: '2024-25',
  coursename: 'CSIR-NET/JRF (Chemical Sciences)',
  subject: 'Chemical Sciences',
  courseduration: '6 Month',
  coursetype: 'Regular',
  studentname: 'श्रीमती दीपा शर्मा',
  dateofbirth: '2003-05-17',
  gender: 'Female',
  category: 'OBC',
  fathername: 'श्री राजेन्द्र प्रसाद शर्मा (Rajendra)',
  fatheroccupation: 'Teacher',
  designation: 'Head of department',
  address: 'मकान नं. 12, Jia Sarai',
  state: 'Delhi',
  pincode: '110016',
  mobilenumber: '98765 43210',
  phonenumber: '011 2345 6789',
  email: 'deepa.sharma@example.org',
  modeofpayment: 'Online',
  knowaboutus: 'A friend',
  place: 'Hauz Khas',
};

/** A registration with every field set. */
export const fullRecord: CopiedRecord = {
  ...answers,
  registrationnumber: '04711',
  date: '2026-11-21',
  submitted: true,
  studentProfile: '',
  planTitle: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
  items: null,
  shippingPaise: null,
  pricePaise: 899_900,
  inclusions: [
    { name: 'Live Sessions', included: true, assumed: false },
    { name: 'Theory Booklets', included: true, assumed: true },
    { name: 'Doubt Resolution', included: false, assumed: false },
  ],
};
