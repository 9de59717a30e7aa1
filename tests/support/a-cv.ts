/** A PDF of one empty page. */
export const aPdf = (note = ''): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.from(`%PDF-1.4
%${note}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`),
  )

/** An empty ZIP with a comment. */
export function aZip(comment: string): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([end, Buffer.from(comment)])
}
