import * as fc from 'fast-check';
import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { examOutlines, placeFault } from '@/lib/question-bank/exam-outlines';
import { questionContentSchema } from '@/lib/question-bank/question-content';
import { fieldsOf, questionRowSchema } from '@/lib/question-bank/question-forms';
import { textsOf, typesetQuestion } from '@/lib/question-bank/typeset-question';
import { questionFields } from '../../api/question-bank/question-samples';
import { anyContent } from '../../support/question-bank/any-content';

const faultsOf = (more: Record<string, string>) => {
  const read = questionRowSchema.safeParse({ ...questionFields, ...more });
  return read.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

test('every question of the free papers has a place in its exam', () => {
  const placed = practiceExams.flatMap((exam) =>
    practicePaper(exam).sections.flatMap(({ questions }) =>
      questions.map(({ section, unit, marks, answer }) =>
        placeFault({ exam, section, unit, marks, type: answer.type }),
      ),
    ),
  );
  expect(placed.filter((fault) => fault !== null)).toEqual([]);
  expect(examOutlines.filter(({ parts }) => parts.length === 0)).toEqual([]);
});

test.each([
  [{ right: '' }, [['right', 'Choose the right option']]],
  [{ right: 'A and B' }, [['right', 'Choose the right option']]],
  [{ type: 'MSQ', right: 'E' }, [['right', 'Choose the right options']]],
  [{ type: 'MSQ', right: 'd, a and C' }, []],
  [{ optionC: ' ' }, [['optionC', 'Enter option C']]],
  [{ type: 'NAT' }, [['from', 'Enter a number']]],
  [{ type: 'NAT', from: '1,000.5', to: '−3' }, [['to', 'The range ends before it begins']]],
  [{ type: 'NAT', from: '−3', decimals: '9' }, [['decimals', 'Enter a number from 0 to 8']]],
  [
    { hindiSolution: 'हल' },
    [expect.arrayContaining(['hindiText']), ...Array<unknown>(4).fill(expect.anything())],
  ],
  [{ type: 'NAT', from: '2', hindiText: 'कितने?' }, []],
])('%j', (more, faults) => {
  expect(faultsOf(more)).toEqual(faults);
});

test('a number has as many decimals as it was typed with', () => {
  const read = questionRowSchema.parse({ ...questionFields, type: 'NAT', from: '0.5', to: '0.70' });
  expect(read.content.answer).toEqual({ type: 'NAT', from: 0.5, to: 0.7, decimals: 2 });
});

test('any content is the same after a form, and can be typeset', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(questionContentSchema.parse(content)).toEqual(content);
      const place = { exam: 'gate', section: 'chemistry', unit: 'Kinetics', marks: 2 } as const;
      const input = { ...place, type: content.answer.type, source: '', content };
      expect(questionRowSchema.parse(fieldsOf(input))).toEqual(input);
      const { text: html, options, solution, hindi } = typesetQuestion(content, new Map());
      const shown = [html, ...options, solution, ...(hindi ? [hindi.text, ...hindi.options] : [])];
      expect(shown.filter((one) => one === '')).toEqual([]);
      expect(textsOf(content).length).toBeGreaterThanOrEqual(shown.length);
    }),
  );
});
