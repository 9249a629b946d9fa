/** An email address that, where it does not fit on a line, breaks before its domain and not within a word. */
export function EmailAddress({ of: address }: { of: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </>
  );
}
