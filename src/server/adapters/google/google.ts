/** What Google says about who a person is. */
export interface GoogleIdentity {
  /** Stable and never given to another person. */
  sub: string
  email: string
  email_verified: boolean
  name: string
}

export interface GoogleAnswer {
  code: string
  iss?: string | undefined
  state: string
  nonce: string
  code_verifier: string
}

/** Signing in with Google: OpenID Connect, code flow with PKCE. */
export interface Google {
  /** Where the phone goes to be asked. @throws {Problem} google-failed — Google cannot be reached. */
  addressFor: (flow: { state: string; nonce: string; code_challenge: string }) => Promise<string>
  /** @throws {Problem} google-failed — the answer does not hold. */
  identify: (answer: GoogleAnswer) => Promise<GoogleIdentity>
}
