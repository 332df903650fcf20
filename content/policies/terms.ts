import { institute } from '../institute';
import type { Policy } from './policy';

export const termsAndConditions: Policy = {
  path: '/terms-condition',
  heading: 'Terms and Conditions',
  meta: {
    title: `Terms and Conditions | ${institute.name}`,
    description:
      'The terms for using this website: who may use it, what we answer for and up to which amount, which law applies, and how changes are announced.',
    keywords: ['terms and conditions', 'terms of use', 'governing law Delhi'],
  },
  lastUpdated: '2023-12-12',
  lede: 'These are the rules between you and us when you use this website. The line under each heading says what it means; the numbered paragraphs are the terms.',
  sections: [
    {
      id: 'definitions',
      heading: 'Definitions',
      means: 'Five words that always mean the same here.',
      clauses: [
        {
          lead: 'In these Terms:',
          items: [
            `“Company”, “we” and “us” mean ${institute.name}, formerly ${institute.formerName}, ${institute.address}.`,
            '“Website” means the site you are reading.',
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
      means:
        'If you use the site, you accept these Terms. If you do not accept them, do not use it.',
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
        'For a younger student, a parent or guardian who is over 18 can ask, enrol and pay.',
      ],
    },
    {
      id: 'other-sites',
      heading: 'Links to other sites',
      means: 'We link to sites we do not run, and do not answer for them.',
      clauses: [
        'The Service links to websites that the Company neither owns nor controls: payment pages, video and map services, social networks and others.',
        'We are not responsible for their content, their conduct or any loss that comes from using them.',
        'Read the terms and the privacy policy of every such site you visit.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      means: 'Whoever breaks these Terms can lose access.',
      clauses: [
        'We may suspend or end your access to the Service at once and without notice if you break these Terms.',
        'Your right to use the Service then ends immediately.',
        'You can stop using the Service at any time, and can ask us to [delete your account](/privacy-policy#deletion).',
      ],
    },
    {
      id: 'liability',
      heading: 'Limit of liability',
      means: 'We answer for no more than you have paid us.',
      clauses: [
        'Whatever damage you may suffer, the whole liability of the Company under these Terms is limited to the amount you actually paid through the Service, or to 100 USD if you have not purchased anything.',
        'As far as the law allows, the Company is not liable for indirect or consequential damage, such as lost profits, lost data or an interruption of your work.',
        'Some laws do not allow such limits. There, our liability is limited as far as the law allows.',
      ],
    },
    {
      id: 'as-is',
      heading: 'The Service “as is”',
      means: 'You use the site as you find it. It can have faults and can be out of reach.',
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
      means: 'Talk to us before you go to anybody else.',
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
      means: 'You confirm that United States sanctions do not concern you.',
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
      means: 'If one rule falls, the others stand. If we let something pass once, the rule stays.',
      clauses: [
        'Severability: if a provision of these Terms is held to be invalid, it is read so as to reach its aim as nearly as the law allows. The other provisions stay in force.',
        'Waiver: if a right is not used, or a duty not insisted on, it can still be used or insisted on later. To overlook one breach is not to overlook the next.',
      ],
    },
    {
      id: 'translation',
      heading: 'Translation',
      means: 'If a translation says something else, the English text counts.',
      clauses: [
        'These Terms may have been translated for you. In case of a dispute the original English text prevails.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these Terms',
      means: 'You hear of a material change at least 30 days before it counts.',
      clauses: [
        'We may change these Terms. If a change is material, we give at least 30 days’ notice before the new Terms take effect. What is material, we decide.',
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
