drop trigger balance_adjustments_final_once_made on "balance_adjustments";
--> statement-breakpoint
ALTER TABLE "balance_adjustments" RENAME COLUMN "attachment" TO "attachments";
--> statement-breakpoint
ALTER TABLE "balance_adjustments" DROP CONSTRAINT "balance_adjustments_attachment_files_id_fk";

--> statement-breakpoint
ALTER TABLE "balance_adjustments" ALTER COLUMN "attachments" SET DATA TYPE uuid[] USING case when "attachments" is null then null else array["attachments"] end;
--> statement-breakpoint
create trigger balance_adjustments_final_once_made
  before update of number, account, client_id, provider_id, direction, amount, reason, attachments, requested_by, created_at on "balance_adjustments"
  for each row when (true)
  execute function refuse_change_of('number', 'account', 'client_id', 'provider_id', 'direction', 'amount', 'reason', 'attachments', 'requested_by', 'created_at');
