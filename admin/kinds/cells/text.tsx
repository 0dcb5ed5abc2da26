/** Text in whichever direction it has, at most two lines of it; a code (`W26-70811`) stays on one. */
export const Lines = ({ text }: { text: string }) =>
  /^[\w.-]{1,24}$/.test(text) ? (
    <Code text={text} />
  ) : (
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
