import { isAllergen, type Allergen } from '#domain/recipes/allergens.ts';

/**
 * Allergens by German words, for ingredients that are not in the table of foods. A word counts alone or at the end of
 * a compound: „Vollmilch“, but not „Milchreis“.
 */
const signs: readonly { readonly allergen: Allergen; readonly words: RegExp; readonly but?: RegExp }[] = [
  {
    allergen: 'gluten',
    words:
      /(?:mehl|brot|brötchen|baguette|nudeln?|spaghetti|penne|lasagneplatten|couscous|bulgur|gr(?:ieß|aupen)|seitan|dinkel|weizen|roggen|gerste|grünkern|haferflocken|haferdrink|hafermilch|semmelbrösel|paniermehl|tortillas?|wraps?|blätterteig|filoteig|zwieback|knäcke|kekse?)(?!\p{L})/iu,
    but: /(?:mandel|kokos|reis|mais|kichererbsen|buchweizen|soja|lupinen|linsen|glas)(?:mehl|nudeln?|grieß|tortillas?)|glutenfrei|mais/iu,
  },
  {
    allergen: 'crustaceans',
    words: /(?:garnelen?|krabben?|krebs(?:e|fleisch)?|hummer|scampi|shrimps?)(?!\p{L})/iu,
  },
  {
    allergen: 'eggs',
    words: /(?:^|\s)(?:eier|ei)(?!\p{L})|(?:eigelb|eiweiß|eiern?nudeln|mayonnaise|spätzle)(?!\p{L})/iu,
    but: /eiweißpulver|vegan/iu,
  },
  {
    allergen: 'fish',
    words:
      /(?:lachs|lachsfilets?|thunfisch|kabeljau|kabeljaufilets?|forellen?|forellenfilets?|seelachs|hering|matjes|makrelen?|sardellen|sardinen|fisch|fischfilets?|fischsauce|zander|dorade)(?!\p{L})/iu,
  },
  { allergen: 'peanuts', words: /erdn[uü]ss|erdnuss/iu },
  { allergen: 'soy', words: /soja|tofu|tempeh|edamame|miso|tamari/iu },
  {
    allergen: 'milk',
    words:
      /(?:milch|sahne|joghurt|quark|skyr|kefir|butter|käse|mozzarella|feta|parmesan|ricotta|mascarpone|schmand|gouda|halloumi|ghee|crème fraîche|molke|pecorino|emmentaler|camembert)(?!\p{L})/iu,
    but: /(?:kokos|mandel|hafer|soja|reis|cashew|erdnuss|nuss|kakao|erbsen|dinkel)-?(?:milch|sahne|joghurt|butter|quark|mus)|vegan|pflanzlich|laktosefreier? ersatz/iu,
  },
  {
    allergen: 'nuts',
    words:
      /mandel|(?:wal|hasel|para|pekan|macadamia)n[uü]ss|cashew|pistazie|pekan|macadamia|(?:^|\s)nüsse(?!\p{L})/iu,
  },
  { allergen: 'celery', words: /sellerie|(?:gemüse|hühner|rinder|fleisch)(?:brühe|fond)/iu },
  { allergen: 'mustard', words: /senf/iu },
  { allergen: 'sesame', words: /sesam|tahini?(?!\p{L})|hummus/iu },
  {
    allergen: 'sulphites',
    words: /(?:weiß|rot)wein(?!\p{L})|wein(?!\p{L})(?!essig)|getrocknete aprikosen/iu,
  },
  { allergen: 'lupin', words: /lupine/iu },
  { allergen: 'molluscs', words: /muscheln?(?!\p{L})|tintenfisch|calamari|oktopus|austern/iu },
];

export const allergensInWords = (name: string): Allergen[] =>
  signs.filter(({ words, but }) => words.test(name) && !but?.test(name)).map(({ allergen }) => allergen);

export const onlyAllergens = (ids: readonly string[]): Allergen[] => ids.filter(isAllergen);
