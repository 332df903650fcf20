import {
  noticeLanguages,
  printedNotice,
  type DataForm,
  type NoticeLanguage,
} from '@/content/pages/data-notices';

/** Fields of a form, their purpose and retention, in English and Hindi. */
export function DataNotice({ form }: { form: DataForm }) {
  return (
    <details className="data-notice">
      <summary>
        How we use what you enter / Hindi: <span lang="hi">आपकी जानकारी</span>
      </summary>
      {noticeLanguages.map((language) => (
        <NoticeIn key={language} form={form} language={language} />
      ))}
      <p>
        <a href="/account">My Account</a> <a href="/your-data">Your Data</a>{' '}
        <a href="/privacy-policy">Privacy &amp; Policy</a>
      </p>
    </details>
  );
}

function NoticeIn({ form, language }: { form: DataForm; language: NoticeLanguage }) {
  const { intro, uses, rights } = printedNotice(form, language);
  return (
    <div lang={language}>
      <p>{intro}</p>
      <ul>
        {uses.map(({ data, purpose, kept }) => (
          <li key={data}>
            <b>{data}</b>: {purpose} <span>{kept}</span>
          </li>
        ))}
      </ul>
      {rights.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
