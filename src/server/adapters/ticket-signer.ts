/** Signs tickets. A device that has the public key can verify them without network. */
export interface TicketSigner {
  /** Which key it is, 0 to 255; its public half is in `ticket_keys`. */
  kid: number
  /** ECDSA over P-256 and SHA-256, 64 bytes as WebCrypto reads them (r, then s). */
  sign: (claim: Uint8Array) => Uint8Array
}
