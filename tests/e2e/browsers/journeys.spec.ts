import { jpeg } from '../../support/accounts/photo';
import { labels, newDetails } from '../../support/accounts/student-account';
import { expect, test } from './other-visitor';
import { storedLeads } from '../../support/browser/visitor';
import { goldLogIn } from '../../support/enrolment/admission-form';
import { enquiryOf, storedEnquiries } from '../../support/leads/enquiry-form';
import { newStaff, password } from '../../support/office/staff-account';
import { goldPrice } from '../../support/payments/stored-payments';

test.afterEach(({ engine }) => {
  expect(engine.faults()).toEqual([]);
});

test('what goes wrong behind a page is noticed', async ({ engine }, { project }) => {
  await engine.open('/about');
  await engine.run(() => {
    console.error('an error of the console');
    setTimeout(() => {
      throw new Error('an exception');
    });
    document.body.setAttribute('style', 'margin: 1px');
    const image = new Image();
    image.src = '/no-such-picture.png';
    document.body.append(image);
    return new Promise<void>((resolve) => image.addEventListener('error', () => resolve()));
  });
  // WebKit also names the element of the page.
  const known = ['an error of the console', 'an exception', 'style', '404'];
  if (project.name === 'webkit') known.push('<img');
  const faults: string[] = [];
  const missing = () => {
    faults.push(...engine.faults());
    return known.filter((fault) => !faults.some((one) => one.includes(fault)));
  };
  await expect.poll(missing, { message: 'not noticed' }).toEqual([]);
});

test('a free registration and a question are stored as typed', async ({ tab, details }) => {
  await tab.openForm('/');
  await tab.types('Your name', details.name);
  await tab.types('Phone number', details.phonenumber);
  await tab.types('E-mail', details.email);
  await tab.fills('Course', details.coursename);
  await tab.presses('button', 'Register');
  await tab.sees('Registration successfully!');
  expect(await storedLeads(details)).toMatchObject([{ ...details, page: '/' }]);

  const enquiry = { ...enquiryOf(details), email: newDetails().email };
  await tab.openForm('/contact');
  await tab.fills('Your name', enquiry.name);
  await tab.fills('E-mail', enquiry.email);
  await tab.fills('Contact number', enquiry.contactnumber);
  await tab.types('Message', 'Is there a weekend batch?');
  await tab.fills('Course', enquiry.course);
  await tab.presses('button', 'Send');
  await tab.sees('Registration successfully!');
  expect(await storedEnquiries(enquiry)).toMatchObject([
    { name: enquiry.name, message: 'Is there a weekend batch?', page: '/contact' },
  ]);
});

test('a new student signs up, logs in, fills in the form and pays', async ({ tab }) => {
  const { dateofbirth, state, ...typed } = newDetails();
  await tab.open(goldLogIn);
  await tab.presses('link', 'Sign Up');
  await tab.isAt(/^\/student-signup\?plan=/);
  await tab.formIsReady();
  for (const name of ['studentname', 'contactnumber', 'address'] as const) {
    await tab.types(labels[name], typed[name]);
  }
  for (const name of ['fathername', 'email', 'city', 'pincode'] as const) {
    await tab.fills(labels[name], typed[name]);
  }
  await tab.fills(labels.dateofbirth, dateofbirth);
  await tab.fills('State', state);
  await tab.attaches('Photo of the student', await jpeg(300, 400));
  await tab.presses('button', 'Sign Up');

  await tab.isAt(/^\/student-login\?plan=/);
  await tab.formIsReady();
  await tab.fills('DOB', dateofbirth);
  await tab.presses('button', 'Login');

  await tab.isAt(/^\/form\?plan=/);
  await tab.formIsReady();
  await tab.ticks('Female');
  await tab.ticks('Online');
  await tab.presses('button', 'Save');
  await tab.sees('Saved Successful');
  await tab.presses('button', 'Submit');
  await tab.isAt(/^\/pay-test\//);
  await tab.sees(goldPrice.printed);
  await tab.presses('button', 'Pay');
  await tab.isAt(/^\/success\?payment=/);
  await tab.sees('Payment Successfull');
  await tab.open('/history');
  await tab.sees(goldPrice.printed);
  await tab.sees('Paid');
});

test('a counsellor logs in, finds who is called so while typing, and opens the lead', async ({
  tab,
  details,
  request,
}) => {
  const name = `Kavita ${details.email.slice(0, 8)}`;
  await request.post('/api/student/free-registration', { data: { ...details, name } });
  await tab.openForm('/admin');
  await tab.fills('E-mail', await newStaff());
  await tab.types('Password', password);
  await tab.presses('button', 'Login');
  await tab.isAt(/^\/searchuser$/);
  await tab.sees('Type at least 3 letters or digits to search.');
  await tab.types('Name, phone, e-mail, registration or receipt number', name.toLowerCase());
  await tab.sees('Found: 1 lead');
  await tab.presses('link', name);
  await tab.isAt(/^\/searchuser\/leads\//);
  await tab.sees(details.phonenumber);
});
