import { ApiError } from '@/lib/errors';
import type { RegistrationInput } from '@/lib/schemas/registration';
import { findOffering, offerings, type Offering } from './offerings';

type Chosen = Pick<RegistrationInput, 'plan' | 'coursename' | 'courseduration' | 'price'>;

/**
 * What a form enrols in, or null when that is to be talked about. A form that names its plan gets that
 * plan or a refusal, never another one; without a plan, course, duration and price have to fit exactly
 * one (decision D18). The price itself is ours.
 * @throws ApiError invalid_input for an unknown plan, or one of another course or duration
 */
export function chooseOffering(chosen: Chosen): Offering | null {
  if (chosen.plan === '') return onlyOffering(chosen);
  const offering = findOffering(chosen.plan);
  if (!offering) {
    throw refusal('plan', 'We do not offer this plan any more. Choose the plan again.');
  }
  const { title, coursename, courseduration } = offering;
  if (chosen.coursename !== coursename) {
    throw refusal('coursename', `Choose the course again: “${title}” belongs to ${coursename}.`);
  }
  if (courseduration && chosen.courseduration && chosen.courseduration !== courseduration) {
    throw refusal(
      'courseduration',
      `Choose the course duration again: “${title}” runs ${courseduration}.`,
    );
  }
  return offering;
}

function onlyOffering({ coursename, courseduration, price }: Chosen): Offering | null {
  if (price === '') return null;
  const paise = Math.round(Number(price) * 100);
  const [first, second] = offerings.filter(
    (offering) =>
      offering.coursename === coursename &&
      offering.courseduration === courseduration &&
      offering.price === paise,
  );
  return first && !second ? first : null;
}

function refusal(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}
