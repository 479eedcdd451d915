/** In the order of Regulation (EU) No 1169/2011: energy, then grams. */
export const nutrients = [
  'kj',
  'kcal',
  'fat',
  'saturated',
  'carbs',
  'sugar',
  'protein',
  'salt',
  'fibre',
] as const;
export type Nutrient = (typeof nutrients)[number];
export type Nutrition = Readonly<Record<Nutrient, number>>;

type NutritionProblem =
  | 'energy-implausible'
  | 'joules-implausible'
  | 'saturated-over-fat'
  | 'sugar-over-carbs'
  | 'portion-implausible';

/** 4 kcal for a gram of carbohydrate or protein, 9 for fat; Annex XIV adds 2 for fibre. */
export const energyOf = ({ fat, carbs, protein, fibre }: Nutrition): { least: number; most: number } => {
  const least = 4 * carbs + 4 * protein + 9 * fat;
  return { least, most: least + 2 * fibre };
};

export const joulesPerCalorie = 4.184;
const within = (value: number, least: number, most: number, share: number, extra: number) =>
  value >= least * (1 - share) - extra && value <= most * (1 + share) + extra;

/** Implausible values of a portion. Food tables round, so a tenth is tolerated. */
export function implausible(nutrition: Nutrition): NutritionProblem[] {
  const { kj, kcal, fat, saturated, carbs, sugar, salt } = nutrition;
  const { least, most } = energyOf(nutrition);
  const joules = kcal * joulesPerCalorie;
  const rules: [boolean, NutritionProblem][] = [
    [within(kcal, least, most, 0.1, 15), 'energy-implausible'],
    [within(kj, joules, joules, 0.03, 5), 'joules-implausible'],
    [saturated <= fat, 'saturated-over-fat'],
    [sugar <= carbs, 'sugar-over-carbs'],
    [kcal >= 20 && kcal <= 1500 && salt <= 10, 'portion-implausible'],
  ];
  return rules.filter(([fine]) => !fine).map(([, problem]) => problem);
}

type EnergySource = 'carbs' | 'protein' | 'fat';

/** Shares of energy in whole percent, adding up to 100. */
export function energyShares({ carbs, protein, fat }: Nutrition): Record<EnergySource, number> {
  const parts = { carbs: 4 * carbs, protein: 4 * protein, fat: 9 * fat };
  const total = parts.carbs + parts.protein + parts.fat;
  if (total === 0) return { carbs: 0, protein: 0, fat: 0 };
  const [carbsShare, proteinShare] = [parts.carbs, parts.protein].map((part) =>
    Math.round((100 * part) / total),
  );
  const shares = { carbs: carbsShare ?? 0, protein: proteinShare ?? 0 };
  return { ...shares, fat: Math.max(0, 100 - shares.carbs - shares.protein) };
}
