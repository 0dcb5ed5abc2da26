/** Structured data for search engines. A data block: browsers do not run it. */
export function JsonLd({ type, ...data }: { type: string } & Readonly<Record<string, unknown>>) {
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...data })}</script>
}
