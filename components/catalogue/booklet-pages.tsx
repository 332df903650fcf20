import { courseNameOf, type ExamId } from '@/content/catalogue/exams/exams';
import { bookletPagesOf } from '@/content/facts/booklet-pages';
import { pageSizes, photoUrl } from '@/content/facts/person-photo';

const { small, large } = pageSizes;

/** Published pages of the exam's booklets in a row to leaf through, each as large as it is read; nothing without one. */
export function BookletPages({ exam }: { exam: ExamId }) {
  const pages = bookletPagesOf(exam);
  if (pages.length === 0) return null;
  return (
    <div className="print:hidden">
      <h2 id="pages" className="mt-10 mb-5 subheading">
        Look inside
      </h2>
      <ul
        className="booklet-pages"
        tabIndex={0}
        aria-label={`Pages of the ${courseNameOf(exam)} booklets`}
      >
        {pages.map(({ photo, booklet, text }) => (
          <li key={photo}>
            <a href={photoUrl(photo, 'large', 'page')}>
              <img
                src={photoUrl(photo, 'small', 'page')}
                srcSet={`${photoUrl(photo, 'small', 'page')} ${small.width}w, ${photoUrl(photo, 'large', 'page')} ${large.width}w`}
                sizes="(min-width: 768px) 280px, 72vw"
                width={small.width}
                height={small.height}
                loading="lazy"
                alt={`${booklet}: ${text}`}
              />
              <b>{booklet}</b>
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
