/** A text in full, with its line breaks. */
export const FullText = ({ text }: { text: string }) => (
  <p className="full-text">
    <bdi>{text}</bdi>
  </p>
)
