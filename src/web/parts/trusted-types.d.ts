// The part of Trusted Types that the page uses; TypeScript's own DOM types do not have it.
interface TrustedTypePolicy {
  createScriptURL(text: string): object
}
declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL(text: string): string }): TrustedTypePolicy }
  | undefined
