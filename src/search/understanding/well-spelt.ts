import { wordsOf } from './fold.ts'

/**
 * English words that look like a misspelt name or word of the catalogue, but are well spelt: "hungry" is not Hungary, and
 * "farmer" is not "former". Also peoples and faiths that look like a nation: the Javanese are not Japanese. They are not
 * corrected.
 */
export const WELL_SPELT: ReadonlySet<string> = new Set(
  wordsOf(
    'abort accent acceptable achieve adapter adapting adopt adopted alert alignment allowable alter angel anger angle appalled appalling apple ' +
      'assisting astrology attack attracted autonomy awarding aware bakery ballot banning barber barking basing beach beard beating bending biased ' +
      'bible bidding birch blank bleeding blend blink blond boasting boring bother brake bread breathing brightest bullet bullying bunch burglary ' +
      'caller cancel canvas capturing carrier cartridge castle catching caused celibate chair challenge challenger charger charisma chase chaste ' +
      'cheat checked cheering chill choking choral cider circulation clarify clash clearer clearest clerical cloth coder coherence collective colon ' +
      'comedian commence commented commenting commodity communion communism communist comparing compassion compatible compelling competed competent ' +
      'competitor compiler completer complex composing concealed conceived concert condemned condense conditioned confident confused congestion ' +
      'connecting connection consented conservative considerate consideration consisted construct content context continual contraction contrast ' +
      'controlled converge conversion convicted convince cooker cookie cooperate coping corner corporal correctly cosmic counter crass creation ' +
      'creature criterion crossing cruising curry curve debated decent declining dedicated deduced deduction deeper defend defendant defiance ' +
      'denial dense depended dependence dependency depressed depressing derail derived desiring despondent detain detection deviation diabetic ' +
      'diary directed directive disable discarded disguised disgusted dismissed displayed distaste distinct distract ditch diver divine domain ' +
      'dominated dominion drain draining dread drift drivel driven driver drown dunce durability effective embodied emigrate emulation equation ' +
      'ergonomic escort eternal etymology evacuation evolution excessive exciting executing execution existing exiting expanse expansion expertise ' +
      'explanation exploded exploitation explosive export extensive facility falling familiar farce farmer farmland farther faulty feather fever ' +
      'fictional fighting finale financier fining fired fisherman flame flashing flounder flushing folly foothill foremost forgiving formation ' +
      'forming foster franc franchise furnished furthest generic geometric giant gland glide glowing goggle govern governed governor grace grape ' +
      'grave greed greet grind groan grunt guess guise headline healing heath heating heaven helmet helper herring hesitate hided hiding homeland ' +
      'honest honestly horse hovel humane humidity humility hungry hurry hysterical imagine impulse incest indexing indication infect infection ' +
      'infer inferior infest informing ingest inherent inject inland inspect inspired instigate interact intercept intercom interject intersect ' +
      'intersection interval intervened invent invention invert inverted invoking irritation isolation issue italic jeweller karat keeping killer ' +
      'labourer languish lanky latent laughter launch layer leaning lease leash legislation lending libel librarian lifted lining literal literally ' +
      'literate litter liver loader loading locking logging login lover loving loyal lucid magician magnolia maize malign mandolin mania manual ' +
      'margin marginal marina marking mastery maternal matrix measure median medieval mentioned merry metal methodology metric migrating minding ' +
      'miner minor misled misplaced mixing moaning monkey morality mounting mourning mouth muddle naive naked nasal negotiating nicer nobility ' +
      'noble noticed notion novel novice obliged oblivion offended offending offspring operator opportunist orange orbit ordering oriented outlined ' +
      'overhead pacified pacifier pacifism pacifist packet paging paint palatial pansy pantry parenting parson patent paternal patient paused peach ' +
      'pence petition phrase pierce plague plaguing planet planner plate pleading pleased plugging pointer pointing poker polar polite populating ' +
      'positive postal postcard powder prayer praying prediction prevented primate principal print printer printing proceeding procession processor ' +
      'produce productive profess programmer projection prolific prophetic proposed protesting providing prowess purse pursued qualitative quantify ' +
      'quote raising ratio rational rationality react reacting reaction readership reasoning referring reflected refuse rejecting rejection ' +
      'relapsed relating relaxed releasing removed repaired repeating replacing reserving resigning restricting restrictive retirement revealing ' +
      'revision revolution roman romantic rosary sadistic salad saying scare scared scorn scripture scrolling secondly seduction seedling seeming ' +
      'sensor sergeant severity shaded shall shame shark sharp shifting shooting shore signing sinking sinner skate skipping slate sleeping ' +
      'slipping snack sneaking solved spade spare sparing spawn speed speeding spell spelling spice spinning splinter spout sprang spreading sprung ' +
      'spurt stage stain stake stale stare stark stating statue steal stealing steering stenography stepping steward stick stinging stock stone ' +
      'stopping storm string stripping stuck stuff stuffing stunning stunt sturdy suite surname survivor suspected swamp swamping swapping swearing ' +
      'sweating sweeping swore tailor taking talking tasting teeth tempting testicle theme thicket thread threaten threw throw timer titled topical ' +
      'touching tough toxic trace tract traded trailing trainee transaction transform transistor transpose trapping treating trial trick trivially ' +
      'truce truck trunk trusted trusting tumor twisting unclear understand unison urbane vague variation verge verse virtually wager wailing ' +
      'waited waiter wasting wedding white widow wildfire woken worded worrying wound yearning ' +
      'duolingo adventist assyrian aymara balinese breton chaldean javanese malayali monitoring newar parsi sundanese',
  ),
)
