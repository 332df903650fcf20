import * as route from '@/app/api/student/free-registration/route';
import { registration } from '../../support/leads/lead';
import { testLeadCall } from './lead-call-cases';

testLeadCall({
  path: '/api/student/free-registration',
  route,
  body: registration,
  row: { ...registration, kind: 'freeRegistration', message: null },
  phone: 'phonenumber',
  course: 'coursename',
  donePath: '/#registered',
});
