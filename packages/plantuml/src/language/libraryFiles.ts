/** The files with which diagrams begin that use a library, as their authors spell them. */
export const libraryFiles: readonly string[] =
  `C4/C4 C4/C4_Context C4/C4_Container C4/C4_Component C4/C4_Deployment C4/C4_Dynamic
C4/C4_Sequence archimate/Archimate awslib14/AWSCommon awslib14/AWSSimplified awslib14/AWSRaw awslib20/AWSCommon
azure/AzureCommon azure/AzureSimplified azure/AzureRaw gcp/GCPCommon gcp/GCPSimplified k8s/Common k8s/Simplified ibm/IBMCommon
bootstrap1.13.1/bootstrap cloudinsight/all cloudogu/common domainstory/domainStory edgy/edgy eip/EIP-PlantUML elastic/common
elastic/all office/all osa2/all osa2/common tupadr3/common kubernetes/k8s-sprites-labeled-25pct classy/core aws/common`.split(
    /\s+/,
  );
