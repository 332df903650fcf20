import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { env } from '@/lib/platform/env';

const settings = new Map<object, object>([env, gatewayEnv].map((all) => [all, { ...all }]));

/** Gives the settings the values they had at the start, as all test files of a run share them. */
export function restoreSettings(): void {
  for (const [all, before] of settings) {
    for (const name of Object.keys(all)) Reflect.deleteProperty(all, name);
    Object.assign(all, before);
  }
}
