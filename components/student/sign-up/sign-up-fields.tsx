import { ChoiceField, MessageField, TextField } from '@/components/form/form-fields';
import { abroad, states } from '@/content/states';
import type { useSignUp } from './use-sign-up';

type Bind = ReturnType<typeof useSignUp>['form']['bind'];

/** Who the student is. E-mail and date of birth are what they log in with. */
export function PersonFields({ bind }: { bind: Bind }) {
  return (
    <>
      <TextField {...bind('studentname')} label="Student’s name" autoComplete="name" half />
      <TextField {...bind('fathername')} label="Father’s name" autoComplete="off" half />
      <TextField
        {...bind('dateofbirth')}
        label="Date of birth"
        hint="You log in with it, so it has to be right."
        type="date"
        autoComplete="bday"
        half
      />
      <TextField
        {...bind('email')}
        label="Email"
        hint="You log in with it too."
        type="email"
        inputMode="email"
        autoComplete="email"
        half
      />
      <TextField
        {...bind('contactnumber')}
        label="Contact number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}

export function AddressFields({ bind }: { bind: Bind }) {
  return (
    <>
      <MessageField {...bind('address')} label="Address" rows={2} autoComplete="street-address" />
      <TextField {...bind('city')} label="City" autoComplete="address-level2" half />
      <TextField
        {...bind('pincode')}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        half
      />
      <ChoiceField
        {...bind('state')}
        label="State"
        ask="Select a state"
        choices={[...states, abroad]}
        autoComplete="address-level1"
      />
    </>
  );
}
