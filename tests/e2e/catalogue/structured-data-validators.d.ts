// Neither package has types. Declares only the functions used by the tests.

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(
      extracted: object,
    ): Promise<{ rootType: string; issueMessage: string; severity: string }[]>;
  }
}
