import { Fragment } from 'react'

/** The name of a site, which breaks between its labels only. */
export function SiteName({ site }: { readonly site: string }) {
  return site.split('.').map((label, index) => (
    // They never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && (
        <>
          .<wbr />
        </>
      )}
      {label}
    </Fragment>
  ))
}
