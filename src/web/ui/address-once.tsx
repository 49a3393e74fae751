/** An address that is shown once, to be copied: a press selects it. */
export function AddressOnce({ label, address }: { readonly label: string; readonly address: string }) {
  return (
    <input
      aria-label={label}
      readOnly
      value={address}
      style={{ width: '100%', minHeight: '2.75rem' }}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  )
}
