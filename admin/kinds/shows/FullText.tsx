/** A whole text, its line breaks kept. */
export const FullText = ({ text }: { text: string }) => (
  <p dir="auto" className="full-text">
    {text}
  </p>
)
