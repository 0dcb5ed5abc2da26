/** A whole text, its line breaks kept. */
export const FullText = ({ text }: { text: string }) => (
  <p className="full-text">
    <bdi>{text}</bdi>
  </p>
)
