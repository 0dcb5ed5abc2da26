DROP INDEX "balance_adjustments_direction";
