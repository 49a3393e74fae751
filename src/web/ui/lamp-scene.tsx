import scene from './lamp-scene.svg'

/** The motif: a desk lamp over a map whose paths run on to the horizon. Drawn for a dark ground. */
export function LampScene() {
  return (
    <img
      src={scene}
      alt=""
      width={640}
      height={460}
      // Offline it may not come: no broken picture in its place.
      onError={(event) => (event.currentTarget.style.opacity = '0')}
    />
  )
}
