/** Something to change before the facts can be published, at its path in `SiteFacts`. */
export type Fault = { readonly field: string; readonly message: string };
