type Part = { name: string; filename: string; bytes: Uint8Array; type?: string }

/** The body and headers of a form-data request with these fields and this file. */
export function formDataBody(fields: Readonly<Record<string, string>>, file?: Part): { body: Buffer; headers: Record<string, string> } {
  const boundary = `----${crypto.randomUUID()}`
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const type = file.type ?? 'application/octet-stream'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file.name}"; filename="${file.filename}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), Buffer.from(file.bytes), Buffer.from('\r\n'))
  }
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
