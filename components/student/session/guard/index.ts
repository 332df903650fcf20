import { keepChosenPlan } from '../../chosen-plan';
import { keepPrivate } from './keep-private';
import { openWithToken } from './open-with-token';
import { turnAwayTokenHolders } from './turn-away-token-holders';

/* What `SessionScript` has written on itself. */
const {
  audience,
  logInAt = '/student-login',
  plan,
  page,
  label,
} = document.currentScript?.dataset ?? {};

if (plan && page && label) keepChosenPlan({ plan, page, label });
if (audience === 'token-holder') keepPrivate(logInAt);
if (audience === 'visitor') turnAwayTokenHolders();
if (audience === 'nobody-yet') void openWithToken(logInAt);
