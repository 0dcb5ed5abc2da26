/** Text in whichever direction it has, at most two lines of it. */
export const Lines = ({ text }: { text: string }) => (
  <bdi className="lines" title={text.length > 60 ? text : undefined}>
    {text}
  </bdi>
)

/** Digits, dates, addresses and codes: left to right in every language. */
export const Code = ({ text, href }: { text: string; href?: string | undefined }) => (
  <bdi dir="ltr" className="code">
    {href ? (
      <a href={href} {...(href.startsWith('https://') && { target: '_blank', rel: 'noreferrer' })}>
        {text}
      </a>
    ) : (
      text
    )}
  </bdi>
)
