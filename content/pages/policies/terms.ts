import { policyDates } from '@published/policyDates';
import { formerly, institute } from '@/content/facts/institute';
import type { Policy } from './policy';

export const termsAndConditions: Policy = {
  path: '/terms-condition',
  heading: 'Terms and Conditions',
  meta: {
    title: `Terms and Conditions of Use | ${institute.shortName}`,
    description:
      'The terms for using this website: who may use it, the limit of our liability, the governing law, disputes, and how changes are announced.',
    keywords: ['terms and conditions', 'terms of use', 'governing law Delhi'],
  },
  lastUpdated: policyDates?.terms ?? '2023-12-12',
  lede: 'These terms apply when you use this website. The line under each heading is a summary; the numbered paragraphs are the terms.',
  sections: [
    {
      id: 'definitions',
      heading: 'Definitions',
      means: 'What five terms mean.',
      clauses: [
        {
          lead: 'In these Terms:',
          items: [
            `“Company”, “we” and “us” mean ${institute.name}${formerly}, ${institute.address}.`,
            '“Website” means this website.',
            '“Service” means the Website and what is offered on it: courses, test series, study material and student accounts.',
            '“You” means the person who uses the Service or pays for it, whether or not that person is the student.',
            '“Terms” means this text.',
          ],
        },
      ],
    },
    {
      id: 'acknowledgment',
      heading: 'Acknowledgment',
      means: 'By using the Website you accept these Terms.',
      clauses: [
        'These Terms are the agreement between you and the Company on the use of the Service. They apply to every visitor and every student.',
        'By using the Service you agree to be bound by them. If you disagree with any part, you may not use the Service.',
        'The [Privacy Policy](/privacy-policy), the [Refund Policy](/refund-policy) and the [Shipping Policy](/shipping-policy) belong to these Terms. Please read them too.',
      ],
    },
    {
      id: 'age',
      heading: 'You must be over 18',
      means: 'If you are not over 18, ask a parent to act for you.',
      clauses: [
        'By using the Service you state that you are over 18 years of age. The Company does not permit anyone under 18 to use the Service.',
        'A parent or guardian over 18 can enquire, enrol and pay for a younger student. An account of a student from 13 until 18 is used under the consent of that parent, as the [Privacy Policy](/privacy-policy) says.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      means: 'We are not responsible for websites we link to.',
      clauses: [
        'The Service links to websites that the Company neither owns nor controls: payment pages, video and map services, social networks and others.',
        'We are not responsible for their content, their conduct or any loss that comes from using them.',
        'Read the terms and the privacy policy of every such site you visit.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      means: 'If you break these Terms, you can lose access.',
      clauses: [
        'We may suspend or end your access to the Service at once and without notice if you break these Terms.',
        'Your right to use the Service then ends immediately.',
        'You can stop using the Service at any time, and can ask us to [delete your account](/privacy-policy#deletion).',
      ],
    },
    {
      id: 'liability',
      heading: 'Limit of liability',
      means: 'Our liability is limited to what you have paid us.',
      clauses: [
        'Whatever damage you may suffer, the whole liability of the Company under these Terms is limited to the amount you actually paid through the Service, or to 100 USD if you have not purchased anything.',
        'As far as the law allows, the Company is not liable for indirect or consequential damage, such as lost profits, lost data or an interruption of your work.',
        'Some laws do not allow such limits. There, our liability is limited as far as the law allows.',
      ],
    },
    {
      id: 'as-is',
      heading: 'The Service “as is”',
      means: 'The Service can have faults and can be unavailable.',
      clauses: [
        'The Service is provided “as is” and “as available”, with all its faults and without warranty of any kind, as far as the law allows.',
        'We do not promise that it meets your needs, gives a certain result, works without interruption or is free of errors.',
        'Where the law gives you a warranty that cannot be excluded, it stays yours.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      means: 'The law of Delhi, India, applies.',
      clauses: [
        'These Terms and your use of the Service are governed by the laws of Delhi, India, leaving aside its rules on which country’s law applies.',
        'Other local, state, national or international laws may also apply to your use of the Website.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      means: 'Contact us first.',
      clauses: [
        'If you have a concern or a dispute about the Service, you agree to try first to resolve it informally by contacting the Company ([section 15](#contact)).',
      ],
    },
    {
      id: 'eu-users',
      heading: 'Users in the European Union',
      means: 'Your own country’s consumer protection stays yours.',
      clauses: [
        'If you are a consumer in the European Union, you benefit from any mandatory provision of the law of the country in which you live.',
      ],
    },
    {
      id: 'us-compliance',
      heading: 'United States legal compliance',
      means: 'You confirm that no United States sanctions apply to you.',
      clauses: [
        {
          lead: 'You state that:',
          items: [
            'you are not in a country under an embargo of the United States government, or named by it as supporting terrorism; and',
            'you are on no United States government list of prohibited or restricted parties.',
          ],
        },
      ],
    },
    {
      id: 'severability',
      heading: 'Severability and waiver',
      means: 'If one term is invalid or not enforced, the others stay in force.',
      clauses: [
        'Severability: if a provision of these Terms is held to be invalid, it is interpreted to achieve its aim as far as the law allows. The other provisions stay in force.',
        'Waiver: a right that is not used, or a duty that is not insisted on, stays in force. Waiving one breach does not waive a later one.',
      ],
    },
    {
      id: 'translation',
      heading: 'Translation',
      means: 'The English text prevails.',
      clauses: [
        'These Terms may have been translated for you. In case of a dispute the original English text prevails.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these Terms',
      means: 'Material changes are announced 30 days ahead.',
      clauses: [
        'We may change these Terms. If a change is material, we give at least 30 days’ notice before the new Terms take effect. We decide what is material.',
        'If you go on using the Service after that, you accept the new Terms. If you do not agree, please stop using the Website and the Service.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      means: 'By e-mail, on this website or by phone.',
      clauses: ['For questions about these Terms you can reach us in these ways.'],
      contact: true,
    },
  ],
};
