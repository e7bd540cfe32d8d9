import fc from 'fast-check';

// The gate must judge the change and not the dice: `FAST_CHECK_SEED=random` looks for new counterexamples.
const seed = process.env.FAST_CHECK_SEED ?? '7';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
