// Grafast reads this on first import and prints a warning when it is missing.
process.env.GRAPHILE_ENV ??= 'production';
